import { archiveAgency } from '#domain/archive/archive-record.ts'
import { writeCsv } from '#domain/archive/csv.ts'
import { archiveColumns } from '#domain/archive/import-row.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type ArchiveRow, allConvictions } from './archive-queries.ts'

/**
 * The archive as CSV: the columns of the import, the reference number in front, and at the end whether it is an invented
 * sample. An import leaves out both.
 *
 * @throws SignInNeeded, RuleBroken
 */
export const exportArchive = useCase('archive.export', async ({ application }): Promise<string> => {
  const rows = await allConvictions(application.database.queries)
  return writeCsv([['referenceNumber', ...archiveColumns, 'isSample'], ...rows.map(cellsOf)])
})

function cellsOf(row: ArchiveRow): string[] {
  const texts: Readonly<Record<string, unknown>> = { ...row, agency: archiveAgency }
  return [
    row.referenceNumber,
    ...archiveColumns.map((column) => String(texts[column] ?? '')),
    row.isSample ? 'invented' : '',
  ]
}
