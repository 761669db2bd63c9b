import { type Box, boxAt } from '../../seen/boxes.ts'
import { RememberedXml } from '../../xml/remembered-xml.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { pointsOf } from './lengths.ts'
import { OdfLooks, readLook } from './odf-looks.ts'
import { OdfReach } from './odf-reach.ts'
import type { HidingStyles, OpenDocument } from './open-document.ts'

/** A shape that is drawn on a slide, in the order of drawing. */
export type DrawnShape = { box: Box | undefined; style: string }

/** What has to be known before a document is rewritten: what its styles make of words, what it points to and what it reaches. */
export type Overview = {
  /** What is rewritten, by name: read once for this and for the rewriting. */
  parts: Map<string, RememberedXml>
  hiding: HidingStyles
  looks: OdfLooks
  reach: OdfReach
  links: Set<string>
  /** The largest page, in points. */
  page: { width: number; height: number }
  slides: DrawnShape[][]
}

export function readDocument(document: OpenDocument, folder: string): Overview {
  const overview: Overview = {
    parts: new Map(),
    hiding: { text: new Set(), tables: new Set(), slides: new Set(), all: new Set() },
    looks: new OdfLooks(),
    reach: new OdfReach(),
    links: new Set(),
    page: { width: 0, height: 0 },
    slides: [],
  }
  for (const name of ['styles.xml', 'content.xml']) {
    const bytes = document.read(folder + name)
    if (bytes === undefined) continue
    const part = new RememberedXml(bytes)
    overview.parts.set(name, part)
    readPart(part, overview, (table) => {
      if (folder === '' && document.isText) document.plainTable(table)
    })
  }
  for (const family of ['text', 'paragraph'])
    for (const name of overview.looks.hiding(family)) overview.hiding.text.add(name)
  return overview
}

type Attributes = Readonly<Record<string, string>>

const wordTags = new Set(['p', 'h', 'span', 's', 'tab', 'line-break'])
const mostKnown = 500

function readPart(part: RememberedXml, overview: Overview, tellTable: (name: string) => void): void {
  const { hiding, links, looks, reach } = overview
  let style = ''
  let family = ''
  let format = ''
  let showsSomething = false
  let slideDepth = 0
  const within: string[] = []
  const known = new Set<Attributes>()
  scanXml(part, {
    open(name, attributes) {
      within.push(name)
      // The same tag of words says the same again. There are as many as paragraphs.
      if (style === '' && format === '' && slideDepth === 0 && wordTags.has(name)) {
        if (known.has(attributes)) return
        if (known.size < mostKnown) known.add(attributes)
      }
      const value = (key: string) => find(attributes, key)
      if (name === 'style' || name === 'default-style' || name === 'list-style' || name === 'page-layout') {
        style = value('name') ?? ''
        family = name === 'page-layout' ? 'page' : (value('family') ?? name)
        hiding.all.add(style)
        looks.add(family, style, value('parent-style-name') ?? '', value('data-style-name') ?? '')
      } else if (/^(?:number|currency|percentage|date|time|boolean|text)-style$/.test(name) && style === '') {
        format = value('name') ?? ''
        showsSomething = false
      } else if (format !== '' && name !== 'text' && name !== 'text-properties') showsSomething = true
      if (name.endsWith('-properties')) readProperties(name, value, overview, { style, family })
      if (name === 'master-page') reach.addMaster(value('name') ?? '', value('next-style-name') ?? '')
      if (name === 'page' && within.at(-2) === 'presentation') {
        overview.slides.push([])
        slideDepth = within.length
      } else if (slideDepth > 0 && within.length === slideDepth + 1)
        overview.slides.at(-1)?.push(drawnShape(value))
      readNames(
        attributes,
        name === 'style' || name === 'list-style' ? style : within.includes('style') ? style : '',
        reach,
      )
      if (name === 'table') tellTable(value('name') ?? '')
      const link = value('href')
      if (link !== undefined) links.add(link)
    },
    text(text) {
      if (format !== '' && text !== '') showsSomething = true
    },
    close(name) {
      if (within.length === slideDepth) slideDepth = 0
      within.pop()
      if (style !== '' && /^(?:default-)?style$|^list-style$|^page-layout$/.test(name)) style = ''
      if (format !== '' && name.endsWith('-style')) {
        if (!showsSomething) looks.emptyFormats.add(format)
        format = ''
      }
    },
  })
}

function readProperties(
  name: string,
  value: (key: string) => string | undefined,
  { hiding, looks, page }: Overview,
  { style, family }: { style: string; family: string },
): void {
  if (name === 'text-properties' && isOff(value('display'), 'true') && style !== '') hiding.text.add(style)
  else if (name === 'table-properties' && isOff(value('display'), 'true')) hiding.tables.add(style)
  else if (name === 'drawing-page-properties') {
    if (isOff(value('visibility'), 'visible')) hiding.slides.add(style)
    if (isOff(value('fill'), 'none')) looks.hasPageColour = true
  } else if (name === 'page-layout-properties') {
    page.width = Math.max(page.width, pointsOf(value('page-width')) ?? 0)
    page.height = Math.max(page.height, pointsOf(value('page-height')) ?? 0)
    if (
      isOff(value('background-color'), 'transparent') &&
      !/^#ffffff$/i.test(value('background-color') ?? '')
    )
      looks.hasPageColour = true
  }
  const { look, isFlat } = readLook(name, value)
  looks.addLook(family, style, look)
  if (isFlat) looks.markFlat(family, style)
}

function drawnShape(value: (key: string) => string | undefined): DrawnShape {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => pointsOf(value(key)))
  const isTurned = value('transform') !== undefined
  const isPlaced =
    x !== undefined && y !== undefined && width !== undefined && height !== undefined && !isTurned
  return { box: isPlaced ? boxAt(x, y, width, height) : undefined, style: value('style-name') ?? '' }
}

/** Every attribute that names a style, a master page or cells. */
function readNames(attributes: Attributes, by: string, reach: OdfReach): void {
  for (const key in attributes) {
    const value = attributes[key] ?? ''
    if (key.endsWith('master-page-name')) reach.noteMaster(value)
    else if (key.endsWith('style-name') || key.endsWith('text-style')) reach.noteStyle(value, by)
    else if (/(?:class-names|style-override)$/.test(key))
      for (const one of value.split(/\s+/)) reach.noteStyle(one, by)
    else if (/:(?:formula|condition|expression|cell-range-address|values-cell-range-address)$/.test(key))
      reach.addWords(value)
  }
}

/** What is said in any other word than that it shows, hides. */
function isOff(value: string | undefined, on: string): boolean {
  return value !== undefined && value !== on
}

function find(attributes: Attributes, name: string): string | undefined {
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key]
  return undefined
}
