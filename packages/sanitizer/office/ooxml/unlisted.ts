import { refuse } from '../../refusals.ts'
import type { Fate } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import type { PartContext } from './part-context.ts'
import { standardPrefixes, vocabulary } from './vocabulary.ts'

/** One of these may have been the mark that hides; damaged, it would show what was hidden. */
const looks = new Set(['w:rPr', 'w:pPr', 'w:trPr', 'w:style', 'x:cols', 'x:sheets', 'x:definedNames'])

/**
 * What a program adds in a vocabulary of its own is left out, as every reader leaves it out that does not know it. The vocabularies of the
 * standard have no other names than those that we list: a file with one is damaged or wants to trick readers, so no words may go with it.
 */
export function unlisted(element: XmlElement, document: XmlDocument<PartContext>): Fate {
  const { key, parent } = element
  // A prefix that lost its colon.
  if (key.startsWith('bare:')) refuse('broken')
  if (vocabulary.isGone(key) || !standardPrefixes.has(key.slice(0, key.indexOf(':')))) return 'drop'
  // What settings hold is chosen one by one.
  if (parent?.key === 'w:settings') return 'drop'
  if (looks.has(parent?.key ?? '')) refuse('broken')
  document.refuseWords()
  const { office, part } = document.context
  office.report.removed(
    'structure',
    `An element that we do not know (${key.slice(0, 60)}), removed.`,
    part.path,
  )
  return 'drop'
}

/** Elements that hold others and no words: what is in them was a tag before a bad byte came. */
export const wordless = Object.fromEntries(
  `w:document w:body w:p w:r w:pPr w:rPr w:tbl w:tr w:tc w:styles w:style w:settings w:numbering x:workbook x:worksheet x:sheets
  x:sheetData x:row x:c x:sst x:si x:styleSheet p:presentation p:sld p:cSld p:spTree p:sp p:txBody a:p a:r c:chartSpace c:chart
  c:plotArea`
    .split(/\s+/)
    .map((name) => [name, (text: string) => text.replace(/\S+/g, '')]),
)

/** Elements that can be hidden by an attribute. */
const hideable = new Set(
  'x:row x:col x:sheet x:definedName p:sld p:cNvPr wp:docPr xdr:cNvPr pic:cNvPr a:cNvPr'.split(' '),
)

export function unlistedAttribute(key: string, element: string): void {
  if (hideable.has(element) && !key.includes(':')) refuse('broken')
}
