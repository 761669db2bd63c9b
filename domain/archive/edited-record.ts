import type { FieldRefusalCode } from '../field-refusals.ts'
import type { ArchiveRecord, ArchiveSource } from './archive-record.ts'
import { archiveColumns, type RowRefusal } from './import-row.ts'

/** What an edit may change: a row of an import without its agency, and without its year, which is in the number. */
export type EditedColumn = Exclude<keyof (ArchiveRecord & ArchiveSource), 'referenceNumber' | 'year'>

export const editedColumns = archiveColumns.filter(
  (column): column is EditedColumn => column !== 'agency' && column !== 'year',
)

type Beside = { column: EditedColumn; code: FieldRefusalCode }

/** Beside which field the page says why a record cannot be in the archive. */
export const besideField = {
  'cell-missing': { column: 'name', code: 'missing' },
  'cell-too-long': { column: 'notes', code: 'too-long' },
  'state-unknown': { column: 'state', code: 'not-in-list' },
  'date-unreadable': { column: 'convictionDate', code: 'not-a-date' },
  'date-in-future': { column: 'convictionDate', code: 'in-the-future' },
  'year-differs': { column: 'convictionDate', code: 'another-year' },
  'source-missing': { column: 'sourceUrl', code: 'not-a-link' },
  'agency-unknown': { column: 'name', code: 'not-in-list' },
  'appeal-unknown': { column: 'appealStatus', code: 'not-in-list' },
  'conviction-quashed': { column: 'appealStatus', code: 'not-a-conviction' },
  'not-a-conviction': { column: 'sentence', code: 'not-a-conviction' },
  'forfeiture-only': { column: 'sentence', code: 'not-a-conviction' },
} as const satisfies Record<RowRefusal, Beside>

export type Edited = Record<EditedColumn, string>

export type EditedPart = { column: EditedColumn; before: string; after: string }

/** What differs, column by column. */
export function editedParts(before: Edited, after: Edited): EditedPart[] {
  return editedColumns.flatMap((column) =>
    before[column] === after[column] ? [] : [{ column, before: before[column], after: after[column] }],
  )
}
