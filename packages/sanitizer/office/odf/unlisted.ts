import { refuse } from '../../refusals.ts'
import { isNearly } from '../../xml/nearly.ts'
import type { Fate } from '../../xml/piece.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { Odf } from './odf-context.ts'
import { standardPrefixes, vocabulary } from './vocabulary.ts'

/** Behind a damaged name there may be the style that hides. */
const looks = new Set(
  'style:style office:automatic-styles office:styles table:table table:table-columns table:table-row table:table-rows'.split(
    ' ',
  ),
)

/** As for the documents of Office: what no one knows goes, and no words may go with it. */
export function unlisted(element: XmlElement, document: Odf): Fate {
  const { key, parent } = element
  // A prefix that lost its colon.
  if (key.startsWith('bare:')) refuse('broken')
  if (vocabulary.isGone(key) || !standardPrefixes.has(key.slice(0, key.indexOf(':')))) return 'drop'
  if (looks.has(parent?.key ?? '')) refuse('broken')
  document.refuseWords()
  const { document: file, where } = document.context
  file.report.removed('structure', `An element that we do not know (${key.slice(0, 60)}), removed.`, where)
  return 'drop'
}

/** A damaged attribute may have been the one that hides, or that names the style that does. */
export function unlistedAttribute(key: string, element: string): void {
  const prefix = key.slice(0, key.indexOf(':'))
  if (standardPrefixes.has(prefix) && isNearly(key, vocabulary.attributesOf(element))) refuse('broken')
}

/** Of the fields of a form that came from Word these show something. */
const shownParameters = ['Checkbox_Checked', 'Dropdown_Selected', 'Dropdown_ListEntry', 'MaxLength']

export const formFieldRules = {
  'field:param': (element: XmlElement): Fate =>
    shownParameters.includes(attributeOf(element, 'field:name') ?? '') ? 'keep' : 'drop',
}
