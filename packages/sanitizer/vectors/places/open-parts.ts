import { openText } from '../../office/vectors/plain-packages.ts'
import { packageOf } from '../office-package.ts'
import { marker, type Places } from './place.ts'

export const said = '<text:p>Seen words</text:p>'
const names =
  'xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"'

/** A text, a book of sheets or slides of LibreOffice: automatic styles, content, and the styles beside it. */
function open(
  kind: 'text' | 'spreadsheet' | 'presentation',
  automatic: string,
  content: string,
  styles = '',
): Uint8Array {
  const members = openText(
    `<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:${kind}>${content}</office:${kind}></office:body>`,
    styles,
  )
  const typed = Object.entries(members).map(([path, text]) => [
    path,
    typeof text === 'string'
      ? text
          .replace('opendocument.text', `opendocument.${kind}`)
          .replace(
            'xmlns:office',
            `${path.endsWith('.xml') && !path.startsWith('META') ? names : ''} xmlns:office`,
          )
      : text,
  ])
  return packageOf(Object.fromEntries(typed))
}

export const style = (name: string, family: string, inside: string, parent = '') =>
  `<style:style style:name="${name}" style:family="${family}"${parent === '' ? '' : ` style:parent-style-name="${parent}"`}>${inside}</style:style>`
export const letters = (look: string) => `<style:text-properties ${look}/>`
export const common = (styles: string) => `<office:styles>${styles}</office:styles>`
export const p = (name: string, words = marker) => `<text:p text:style-name="${name}">${words}</text:p>`
export const span = (look: string) =>
  [
    style('T1', 'text', letters(look)),
    `${said}<text:p><text:span text:style-name="T1">${marker}</text:span></text:p>`,
  ] as const

export const masters = (inside: string) =>
  `<office:automatic-styles><style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="28cm" fo:page-height="21cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pm1"/>${inside}</office:master-styles>`

export const make = (
  kind: Parameters<typeof open>[0],
  sort: 'unseen' | 'unreached',
  entries: Record<string, readonly [string, string, string?]>,
): Places =>
  Object.fromEntries(
    Object.entries(entries).map(([name, [automatic, content, styles = '']]) => [
      name,
      { sort, bytes: open(kind, automatic, content, styles) },
    ]),
  )
