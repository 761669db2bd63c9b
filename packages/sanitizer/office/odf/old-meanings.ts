import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { Odf } from './odf-context.ts'

/**
 * LibreOffice reads a few things by the name of the program that wrote them. That name goes, so the copy says what it meant.
 *
 * OpenOffice, and LibreOffice before 7.0, wrote tenths of a degree where ODF 1.2 has degrees.
 */
function plainAngle(value: string, element: XmlElement, { context }: Odf): string {
  let root = element
  while (root.parent !== undefined) root = root.parent
  const isTenths =
    attributeOf(root, 'office:version') === '1.2' &&
    /OpenOffice|LibreOffice(?:Dev)?\/[3-6]\./.test(context.document.generatorOf(context.folder))
  return isTenths && /^-?\d{1,5}$/.test(value) ? `${Number(value) / 10}deg` : value
}

/** OpenOffice before 3.4, and LibreOffice before 4, drew charts and other objects without the ground and the line that their style says. */
function isBareObject(element: XmlElement, { context }: Odf): boolean {
  return (
    element.key === 'style:graphic-properties' &&
    attributeOf(element, 'draw:ole-draw-aspect') !== undefined &&
    /OpenOffice\.org\/(?:[12]\.|3\.[0-3])|LibreOffice\/3\./.test(context.document.generatorOf(context.folder))
  )
}

function unlessBare(value: string, element: XmlElement, document: Odf): string | undefined {
  return isBareObject(element, document) ? undefined : value
}

export const oldMeanings = {
  'draw:gradient@draw:angle': plainAngle,
  'draw:opacity@draw:angle': plainAngle,
  'style:graphic-properties@draw:fill': unlessBare,
  'style:graphic-properties@draw:stroke': unlessBare,
} as const

const drawing = 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'

/** What has to be said besides. */
export function addedMeaning(element: XmlElement, document: Odf): string {
  if (!isBareObject(element, document)) return ''
  const prefix = document.prefixFor(drawing) ?? 'draw'
  return ` ${prefix}:fill="none" ${prefix}:stroke="none"`
}
