import type { Fate, Piece } from '../../xml/piece.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { isSafeLink } from '../ooxml/office-package.ts'
import { decodedPath } from '../paths.ts'
import type { Odf } from './odf-context.ts'
import { startSlide } from './odf-unseen.ts'
import { hides, type OpenDocument } from './open-document.ts'
import { withOurPrefix } from './table-rules.ts'
import { type OdfRules, plainId } from './text-rules.ts'

/** A link to follow: kept when it says nothing of the device it was made on. */
function followsLink(element: XmlElement, { context }: Odf): Fate {
  const { document: file, where } = context
  const address = attributeOf(element, 'xlink:href') ?? ''
  if (address.startsWith('#')) return file.speaksOfGone(address) ? 'unwrap' : 'keep'
  if (isSafeLink(address)) {
    file.report.kept(`A link to "${address}" stays: readers can follow it.`, where)
    return 'keep'
  }
  file.report.removed(
    'path',
    `A link to "${address}", which tells of folders or devices, removed; its text stays.`,
    where,
  )
  file.report.identifying(address)
  return 'unwrap'
}

/** Everything else that points somewhere: a picture or a document of this file, or it goes. */
export function pointsInside(element: XmlElement, { context }: Odf): Fate | undefined {
  const address = attributeOf(element, 'xlink:href')
  if (address === undefined || followed.has(element.key)) return undefined
  const { document: file, folder, where } = context
  const target = folder + address.replace(/^\.\//, '')
  if (element.key === 'draw:object' || element.key === 'chart:object') {
    return file.objects.has(target) ? undefined : 'drop'
  }
  if (file.pictures.has(target)) return undefined
  if (/^[a-z]+:/i.test(address)) {
    file.report.removed(
      'path',
      `A picture fetched from "${address}" when the file is opened, removed.`,
      where,
    )
    file.report.identifying(address)
  }
  return 'drop'
}

const followed = new Set([
  'text:a',
  'draw:a',
  'chart:chart',
  'form:form',
  'form:button',
  'form:image',
  'math:math',
])

function newTarget(value: string, element: XmlElement, { context }: Odf): string | Piece | undefined {
  const { document: file, folder } = context
  if (element.key === 'text:a' || element.key === 'draw:a') {
    return value.startsWith('#') ? newPlace(value.slice(1), file) : value
  }
  const target = folder + value.replace(/^\.\//, '')
  const picture = file.pictures.get(target)
  if (picture === undefined) return file.objects.get(target)?.link
  return {
    write() {
      picture.isUsed = true
      return picture.link
    },
  }
}

/** `name` or `name|sort`: headings are led to by their words, which are seen, and everything else by its name. */
function newPlace(place: string, file: OpenDocument): string | Piece {
  const [, name = place, sort = ''] = /^(.*)(\|[a-z]*)$/.exec(place.replace(/%7C/i, '|')) ?? []
  if (sort === '|table') return { write: () => `#${file.knownTable(decodedPath(name))}${sort}` }
  const isNamed = sort === '' || ['|region', '|graphic', '|frame', '|ole'].includes(sort)
  return !isNamed || isSlideName(name)
    ? `#${place}`
    : { write: () => `#${file.plainId(decodedPath(name))}${sort}` }
}

function dropsSlide(element: XmlElement, { context }: Odf): Fate {
  startSlide(context)
  if (hides(context.hiding, 'slides', attributeOf(element, 'draw:style-name') ?? ''))
    element.notes.add('hidden')
  return 'keep'
}

function endSlide(element: XmlElement, document: Odf): void {
  if (!element.notes.has('hidden')) return
  const { document: file, where } = document.context
  file.tellHidden(`Hidden slide: "${document.textSince(element).slice(0, 300)}"`, where)
  if (file.dropsHidden) document.drop(element)
}

function endNotes(element: XmlElement, document: Odf): void {
  const { document: file, where } = document.context
  const text = document.textSince(element)
  if (text !== '' && element.parent?.key === 'draw:page') {
    file.tellHidden(`Speaker notes: "${text.slice(0, 300)}"`, where)
    if (file.dropsHidden) document.drop(element)
  }
}

const shapes =
  `draw:frame draw:custom-shape draw:rect draw:line draw:polyline draw:polygon draw:regular-polygon draw:path draw:circle
  draw:ellipse draw:g draw:connector draw:measure draw:caption draw:control draw:page-thumbnail draw:text-box draw:image
  draw:object dr3d:scene`.split(/\s+/)

export const drawingRules = {
  open: { 'text:a': followsLink, 'draw:a': followsLink, 'draw:page': dropsSlide },
  close: { 'draw:page': endSlide, 'presentation:notes': endNotes },
  attributes: {
    ...Object.fromEntries(shapes.map((name) => [`${name}@draw:name`, plainId])),
    '@draw:chain-next-name': plainId,
    'draw:page@draw:name': (value) => (isSlideName(value) ? value : undefined),
    '@xlink:href': newTarget,
    '@form:control-implementation': plainClass,
    '@chart:class': plainClass,
    '@xml:base': 'drop',
    '@draw:filter-name': 'drop',
    '@loext:mime-type': 'drop',
    '@draw:mime-type': 'drop',
  },
  text: {},
} satisfies OdfRules

/** The class of a control or a chart, under the prefix that the result declares: without it, nothing is drawn. */
function plainClass(value: string, _element: XmlElement, document: Odf): string | undefined {
  const known = /^[\w-]+:(?:com\.sun\.star\.[\w.]{1,80}|[a-z-]{1,20})$/.test(value)
  return known ? withOurPrefix(value, document) : undefined
}

function isSlideName(name: string): boolean {
  return /^(?:page|Slide )\d+$/.test(name)
}
