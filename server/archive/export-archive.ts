import type { Actor } from '#domain/actor.ts'
import { archiveAgency } from '#domain/archive/archive-record.ts'
import { writeCsv } from '#domain/archive/csv.ts'
import { archiveColumns } from '#domain/archive/import-row.ts'
import { authorise } from '#domain/permissions/can.ts'
import type { Application } from '#server/kernel/application.ts'
import { type ArchiveRow, allConvictions } from './archive-queries.ts'

/**
 * The archive as CSV: the columns of the import, the reference number in front, and at the end whether it is an invented
 * sample. An import leaves out both.
 *
 * @throws SignInNeeded, RuleBroken
 */
export async function exportArchive(application: Application, actor: Actor): Promise<string> {
  authorise(actor, 'archive.export', null)
  const rows = await allConvictions(application.database.queries)
  return writeCsv([['referenceNumber', ...archiveColumns, 'isSample'], ...rows.map(cellsOf)])
}

function cellsOf(row: ArchiveRow): string[] {
  const texts: Readonly<Record<string, unknown>> = { ...row, agency: archiveAgency }
  return [
    row.referenceNumber,
    ...archiveColumns.map((column) => String(texts[column] ?? '')),
    row.isSample ? 'invented' : '',
  ]
}
