import { scanXml } from '../../xml/scan-xml.ts'
import type { OfficePackage } from './office-package.ts'
import { shorten } from './part-context.ts'
import type { Relation } from './relations.ts'

/** Tells of hidden slides and of what the speaker was to say, and marks them to go unless they are to be kept. */
export function readSlides(office: OfficePackage, main: Relation): void {
  const size = readSize(office.read(main.target))
  const slides = office.relationsOf(main.target).filter(({ name }) => name === 'slide')
  for (const [index, slide] of slides.entries()) {
    const { text, isHidden } = readSlide(office.read(slide.target))
    if (hasOutside(office.read(slide.target), size))
      office.report.kept(
        'Something lies beside this slide, where nobody sees it when it is shown. It is still in the file.',
        slide.target,
      )
    if (isHidden) hide(office, slide, `Hidden slide: "${shorten(text)}"`)
    for (const notes of office.relationsOf(slide.target).filter(({ name }) => name === 'notesSlide')) {
      const said = readSlide(office.read(notes.target)).text
      if (said === '') office.removed.add(notes.target.toLowerCase())
      else hide(office, notes, `Speaker notes of slide ${index + 1}: "${shorten(said)}"`)
    }
  }
}

type Size = { width: number; height: number }

function readSize(bytes: Uint8Array | undefined): Size {
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

/** Whether a shape is wholly beside the slide. Shapes in a group count from the group's own corner, so only the group is looked at. */
function hasOutside(bytes: Uint8Array | undefined, { width, height }: Size): boolean {
  const within: string[] = []
  let groups = 0
  let x = 0
  let y = 0
  let isOutside = false
  if (bytes === undefined) return false
  scanXml(bytes, {
    open(name, attributes) {
      const isPlace = within.at(-1) === 'xfrm'
      const holder = within.at(-2)
      within.push(name)
      if (name === 'grpSp') groups += 1
      // The slide's own list of shapes has a place as well, of no size.
      const isCounted = groups === 0 ? holder !== 'grpSpPr' : groups === 1 && holder === 'grpSpPr'
      if (!isPlace || !isCounted) return
      if (name === 'off') {
        x = Number(attributes.x)
        y = Number(attributes.y)
      } else if (name === 'ext')
        isOutside ||=
          x > width || y > height || x + Number(attributes.cx) < 0 || y + Number(attributes.cy) < 0
    },
    close(name) {
      within.pop()
      if (name === 'grpSp') groups -= 1
    },
  })
  return isOutside
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
