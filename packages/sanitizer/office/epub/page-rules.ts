import type { Fate, Piece } from '../../xml/piece.ts'
import type { Rules, XmlDocument } from '../../xml/rules.ts'
import { around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { isSafeLink } from '../ooxml/office-package.ts'
import type { Book } from './book.ts'
import { cleanCss } from './clean-css.ts'
import type { PageLooks } from './page-looks.ts'
import { neutralTitle, zeroIdentifier } from './read-description.ts'

export type PageContext = { book: Book; path: string; ids: Map<string, string>; looks: PageLooks }
type Page = XmlDocument<PageContext>

const shown = new Set(
  `html head body title style link meta section nav article aside h1 h2 h3 h4 h5 h6 hgroup header footer address p hr pre blockquote
  ol ul li dl dt dd figure figcaption main div a em strong small s cite q dfn abbr ruby rb rt rtc rp data time code var samp kbd sub
  sup i b u mark bdi bdo span br wbr ins del img picture source audio video track map area table caption colgroup col tbody thead
  tfoot tr td th big center font strike tt acronym dir menu details summary`
    .split(/\s+/)
    .map((name) => `h:${name}`),
)

const shownOfPictures = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath image defs use symbol linearGradient radialGradient stop
  clipPath mask pattern marker switch a style`
    .split(/\s+/)
    .map((name) => `svg:${name}`),
)

const attributes = new Set(
  `id class href src alt lang xml:lang xml:space dir colspan rowspan scope headers span width height border align valign cellpadding
  cellspacing bgcolor color face size type start value reversed style epub:type role media rel poster controls loop muted name shape
  coords usemap clear nowrap rules frame hidden aria-hidden aria-level kind srclang content charset abbr noshade compact`.split(
    /\s+/,
  ),
)

const listAttributes = new Set([
  'id',
  'playOrder',
  'src',
  'class',
  'version',
  'name',
  'value',
  'type',
  'xml:lang',
  'dir',
])

function meet(element: XmlElement, { context }: Page): undefined {
  context.looks.meet(element)
}

/** An empty element stays where one goes that others are drawn by. */
function keepsOther(element: XmlElement, document: Page): Fate {
  const fate = fateOf(element)
  const isHtml = element.key.startsWith('h:') && around(element, 'h:body') !== undefined
  if (fate === 'drop' && isHtml && document.context.looks.hasNeighbours) document.put(['<span/>'])
  return fate
}

function fateOf({ key }: XmlElement): Fate {
  if (key.startsWith('math:'))
    return key === 'math:annotation' || key === 'math:annotation-xml' ? 'drop' : 'keep'
  else if (key.startsWith('ncx:')) return 'keep'
  else return shown.has(key) || shownOfPictures.has(key) ? 'keep' : 'drop'
}

function keepsAttribute(
  { key, value }: { key: string; value: string },
  element: XmlElement,
): string | undefined {
  if (element.key.startsWith('h:')) return attributes.has(key) ? value : undefined
  else if (element.key.startsWith('svg:')) return /^(?:on|data-|aria-label)/i.test(key) ? undefined : value
  else if (element.key.startsWith('ncx:')) return listAttributes.has(key) ? value : undefined
  else return /^on/i.test(key) || key === 'alttext' ? undefined : value
}

/** A link to follow leads into the book or to the outside; everything else that is fetched is in the book. */
function rename(value: string, element: XmlElement, { context }: Page): string | undefined {
  const { book, path } = context
  const target = book.resolve(value, path)
  if (target !== undefined && (target.item.bytes !== undefined || target.item.role !== 'media')) {
    return value.startsWith('#') ? value : target.item.name + target.fragment
  }
  const isLink = element.key === 'h:a' || element.key === 'h:area' || element.key === 'svg:a'
  if (isLink && isSafeLink(value)) {
    book.report.kept(`A link to "${value}" stays: readers can follow it.`, path)
    return value
  }
  if (value !== '')
    book.report.removed('path', `An address outside the book, "${value.slice(0, 200)}", removed.`, path)
  return undefined
}

function cleanStyle(css: string, _element: XmlElement, { context }: Page): string {
  return cleanCss(css, (link) => context.book.resolve(link, context.path)?.item.name)
}

function keepsMeta(element: XmlElement): Fate {
  const isNeeded =
    attributeOf(element, 'charset') !== undefined || attributeOf(element, 'name') === 'viewport'
  return isNeeded ? 'keep' : 'drop'
}

function keepsLink(element: XmlElement): Fate {
  return attributeOf(element, 'rel') === 'stylesheet' ? 'keep' : 'drop'
}

function startBlock(element: XmlElement, { context }: Page): Fate {
  if (context.looks.isGone(element)) element.notes.add('hidden')
  return 'keep'
}

/** The words of what is hidden are gone by now; pictures and empty lines go with it. */
function endBlock(element: XmlElement, document: Page): void {
  const { book, path } = document.context
  if (!element.notes.has('hidden') || !book.dropsHidden || element.parent?.notes.has('hidden')) return
  // What is within it may be shown again.
  if (document.textSince(element).trim() !== '') return
  const hasPicture = document
    .since(element)
    .some((piece) => typeof piece === 'string' && /^<(?:h:)?img/.test(piece))
  if (hasPicture)
    book.work.findings.hidden({
      text: document.context.looks.isUnsure(element)
        ? 'A picture that some screens may show and others not'
        : 'A picture that is not shown',
      where: path,
    })
  if (!document.context.looks.hasNeighbours) document.drop(element)
  else if (hasPicture) {
    document.takeOut(element)
    element.fate = 'drop'
    document.put(['<span hidden="hidden"/>'])
  }
}

function seenText(text: string, element: XmlElement, { context }: Page): string {
  return context.looks.seen(text, element)
}

const blocks = ['h:p', 'h:div', 'h:span', 'h:section', 'h:aside', 'h:li', 'h:tr', 'h:td']

function plainId(value: string, _element: XmlElement, { context }: Page): Piece {
  return {
    write() {
      const made = context.ids.get(value) ?? `n${context.ids.size + 1}`
      context.ids.set(value, made)
      return made
    },
  }
}

function onlySpace(text: string): string {
  return text.replace(/\S+/g, '')
}

/** Of a table of contents, only `text` holds words. */
const withoutWords =
  'ncx head docTitle navMap navPoint navLabel navList navTarget pageList pageTarget content'
    .split(' ')
    .map((name) => `ncx:${name}`)

/** Pages and lists of contents, by a list of what a page may hold. */
export const pageRules: Rules<PageContext> = {
  namespaces: new Map([
    ['http://www.w3.org/1999/xhtml', 'h'],
    ['http://www.w3.org/2000/svg', 'svg'],
    ['http://www.w3.org/1998/Math/MathML', 'math'],
    ['http://www.w3.org/1999/xlink', 'xlink'],
    ['http://www.idpf.org/2007/ops', 'epub'],
    ['http://www.daisy.org/z3986/2005/ncx/', 'ncx'],
  ]),
  unprefixed: 'h',
  first: meet,
  open: {
    'h:meta': keepsMeta,
    'h:link': keepsLink,
    ...Object.fromEntries(blocks.map((name) => [name, startBlock])),
    'ncx:docAuthor': 'drop',
    'ncx:meta': (element) => (attributeOf(element, 'name') === 'dtb:uid' ? 'keep' : 'drop'),
    'ncx:smilCustomTest': 'drop',
    'ncx:img': 'drop',
    'ncx:audio': 'drop',
  },
  close: Object.fromEntries(blocks.map((name) => [name, endBlock])),
  attributes: {
    '@href': rename,
    '@src': rename,
    '@poster': rename,
    '@xlink:href': rename,
    '@style': cleanStyle,
    'h:meta@content': (value, element) =>
      attributeOf(element, 'name') === 'viewport' && /^[\w\s=,.;-]{0,80}$/.test(value) ? value : undefined,
    'h:meta@charset': () => 'utf-8',
    'ncx:meta@content': () => zeroIdentifier,
    'ncx:navPoint@id': plainId,
    'ncx:pageTarget@id': plainId,
    'ncx:navTarget@id': plainId,
    'ncx:pageList@id': plainId,
    'ncx:navList@id': plainId,
    'ncx:navMap@id': plainId,
    'ncx:docTitle@id': 'drop',
    '@xml:base': 'drop',
  },
  text: {
    ...Object.fromEntries([...shown].map((name) => [name, seenText])),
    'h:title': () => neutralTitle,
    // Nothing that people read is between what is in a head.
    'h:head': onlySpace,
    'h:html': onlySpace,
    ...Object.fromEntries(withoutWords.map((key) => [key, onlySpace])),
    'h:style': cleanStyle,
    'svg:style': cleanStyle,
    'ncx:text': (text, element) => (element.parent?.key === 'ncx:docTitle' ? neutralTitle : text),
  },
  otherwise: keepsOther,
  otherAttribute: keepsAttribute,
}
