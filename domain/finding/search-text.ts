import { foldText } from '@fitila/names/text/fold'
import type { AssetItem, ItemSide } from '../reports/assets.ts'
import {
  type FieldsLike,
  fieldNames,
  isItems,
  isWritten,
  type ReportText,
  reportFields,
} from '../reports/fields.ts'

export type SearchedField = FieldsLike<{ kind: 'line' | 'text'; searched: true }>

/** Those with a list of items beside them come last: their text is the longest. */
export const searchedFields: readonly SearchedField[] = fieldNames
  .filter(isSearched)
  .toSorted((one, other) => sidesBeside(one).length - sidesBeside(other).length)

/** The searched fields, folded, one a line, so that no match reaches from one field into the next. */
export function searchText(text: ReportText): string {
  return searchedFields.map((field) => foldText(searchedTextOf(text, field))).join('\n')
}

/** What is searched of a field: its own text, and the items beside it. */
export function searchedTextOf(text: ReportText, field: SearchedField): string {
  return [text[field], ...sidesBeside(field).map((side) => itemsText(text[side]))].join(' ')
}

function sidesBeside(field: SearchedField): ItemSide[] {
  return fieldNames.filter(isItems).filter((side) => {
    const { beside, searched } = reportFields[side]
    return beside === field && searched
  })
}

function itemsText(items: readonly AssetItem[]): string {
  return items.map(({ what, where, source }) => `${what} ${where} ${source}`).join(' ')
}

function isSearched(name: (typeof fieldNames)[number]): name is SearchedField {
  return isWritten(name) && reportFields[name].searched
}
