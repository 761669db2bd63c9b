import { boxAt } from '../../seen/boxes.ts'
import type { Colour } from '../../seen/colours.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { namedThemeColours } from './cell-looks.ts'
import type { OfficePackage } from './office-package.ts'
import { shorten } from './part-context.ts'
import type { Relation } from './relations.ts'
import { lookOfSlide, readShapes, type Scheme, type SlideShapes } from './slide-overview.ts'

/**
 * Tells of hidden slides and of what the speaker was to say, and marks them to go unless they are to be kept; works out what of the
 * other slides is not seen, and marks the layouts and masters that no slide is made after.
 */
export function readSlides(office: OfficePackage, main: Relation): void {
  const size = readSize(office.read(main.target))
  const reached = new Set<string>()
  const readParts = new Map<string, SlideShapes>()
  let hasNotes = false
  for (const [index, slide] of office.relationsOf(main.target).filter(isSlide).entries()) {
    const bytes = office.read(slide.target)
    const { text, isHidden } = readSlide(bytes)
    if (isHidden) hide(office, slide, `Hidden slide: "${shorten(text)}"`)
    for (const notes of office.relationsOf(slide.target).filter(({ name }) => name === 'notesSlide')) {
      const said = readSlide(office.read(notes.target)).text
      if (said === '') office.removed.add(notes.target.toLowerCase())
      else hide(office, notes, `Speaker notes of slide ${index + 1}: "${shorten(said)}"`)
      hasNotes ||= !office.removed.has(notes.target.toLowerCase())
    }
    if (office.removed.has(slide.target.toLowerCase())) continue
    const layout = targetOf(office, slide.target, 'slideLayout')
    const master = layout === undefined ? undefined : targetOf(office, layout, 'slideMaster')
    for (const path of [layout, master]) if (path !== undefined) reached.add(path.toLowerCase())
    const scheme = schemeOf(office, master)
    const below = [layout, master].map((path) => {
      const known =
        readParts.get(path ?? '') ?? readShapes(path === undefined ? undefined : office.read(path), scheme)
      readParts.set(path ?? '', known)
      return known
    })
    const page = boxAt(0, 0, size.width, size.height)
    office.slideLooks.set(slide.target, lookOfSlide(readShapes(bytes, scheme), below, page, scheme))
  }
  forgetUnreached(office, main, reached, hasNotes)
}

function isSlide({ name }: Relation): boolean {
  return name === 'slide'
}

function targetOf(office: OfficePackage, path: string, name: string): string | undefined {
  return office.relationsOf(path).find((relation) => relation.name === name && !relation.isOutside)?.target
}

/** A show has to have one master with one layout, even without slides. */
function forgetUnreached(
  office: OfficePackage,
  main: Relation,
  reached: Set<string>,
  hasNotes: boolean,
): void {
  const relations = office.relationsOf(main.target)
  const masters = relations.filter(({ name }) => name === 'slideMaster')
  const [first] = masters
  if (first !== undefined && !masters.some(({ target }) => reached.has(target.toLowerCase()))) {
    reached.add(first.target.toLowerCase())
    const layout = targetOf(office, first.target, 'slideLayout')
    if (layout !== undefined) reached.add(layout.toLowerCase())
  }
  let gone = 0
  for (const master of masters) {
    const layouts = office.relationsOf(master.target).filter(({ name }) => name === 'slideLayout')
    for (const { target } of [master, ...layouts]) {
      if (reached.has(target.toLowerCase()) || !office.has(target)) continue
      office.removed.add(target.toLowerCase())
      gone += 1
    }
  }
  if (gone > 0)
    office.report.removed(
      'hidden',
      `${gone} ${gone === 1 ? 'model of slides' : 'models of slides'} that no slide uses, removed with their words and pictures.`,
    )
  if (!hasNotes)
    for (const { name, target } of relations)
      if (name === 'notesMaster') office.removed.add(target.toLowerCase())
}

/** What the names of colours mean: the master says which of the theme's they are. */
function schemeOf(office: OfficePackage, master: string | undefined): Scheme {
  const known = office.schemes.get(master ?? '')
  if (known !== undefined) return known
  const theme = master === undefined ? undefined : targetOf(office, master, 'theme')
  const bytes = theme === undefined ? undefined : office.read(theme)
  const colours = bytes === undefined ? new Map<string, Colour>() : namedThemeColours(bytes)
  const map = new Map<string, string>()
  scanXml(office.read(master ?? '') ?? new TextEncoder().encode('<a/>'), {
    open(name, attributes) {
      if (name === 'clrMap') for (const [from, to] of Object.entries(attributes)) map.set(from, to)
    },
  })
  const scheme: Scheme = (name) =>
    colours.get(map.get(name) ?? usual[name] ?? name) ?? plain[map.get(name) ?? usual[name] ?? name]
  office.schemes.set(master ?? '', scheme)
  return scheme
}

const usual: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' }
const plain: Readonly<Record<string, Colour>> = { lt1: [255, 255, 255], dk1: [0, 0, 0] }

function readSize(bytes: Uint8Array | undefined): { width: number; height: number } {
  const size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
  if (bytes === undefined) return size
  scanXml(bytes, {
    open(name, { cx, cy }) {
      if (name !== 'sldSz') return
      size.width = Number(cx) || size.width
      size.height = Number(cy) || size.height
    },
  })
  return size
}

function hide(office: OfficePackage, { target }: Relation, text: string): void {
  office.work.findings.hidden({ text, where: target })
  if (office.work.options.hidden !== 'keep') office.removed.add(target.toLowerCase())
}

function readSlide(bytes: Uint8Array | undefined): { text: string; isHidden: boolean } {
  const words: string[] = []
  let isHidden = false
  let isField = false
  if (bytes === undefined) return { text: '', isHidden }
  scanXml(bytes, {
    open(name, attributes) {
      if (name === 'sld') isHidden = ['0', 'false'].includes(attributes.show ?? '')
      if (name === 'fld') isField = true
    },
    close(name) {
      if (name === 'fld') isField = false
    },
    text(text, name) {
      if (name === 't' && !isField) words.push(text)
    },
  })
  return { text: words.join(' ').trim(), isHidden }
}
