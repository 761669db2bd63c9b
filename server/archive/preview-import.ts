import { plainCell } from '#domain/archive/csv.ts'
import {
  type ImportedConviction,
  type RowRefusal,
  readConviction,
  requiredColumns,
} from '#domain/archive/import-row.ts'
import { convictionIdentity } from '#domain/archive/same-conviction.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { knownIdentities } from './archive-queries.ts'
import { readCsv } from './read-csv.ts'

export type PreviewedRow = {
  /** Of the file, from 1, as an editor counts. */
  line: number
  name: string
} & (
  | { verdict: 'new'; conviction: ImportedConviction; identity: string }
  /** It is in the archive, or earlier in the file. */
  | { verdict: 'known'; referenceNumber: string | null }
  | { verdict: 'refused'; refusals: RowRefusal[] }
)

export const mostRows = 20_000

/**
 * What an import of this file would do, row by row. Writes nothing.
 *
 * @param csv UTF-8 with a header row; the columns are `archiveColumns`, in any order
 * @throws SignInNeeded, RuleBroken 'csv-unreadable', 'csv-columns-missing', 'csv-too-long', 'csv-empty'
 */
export const previewImport = useCase('archive.preview', async ({ application }, csv: string) => {
  return previewRows(application.database.queries, csv, application.now())
})

export async function previewRows(
  queries: Queries | Transaction,
  csv: string,
  now: Date,
): Promise<PreviewedRow[]> {
  const rows = readRows(csv).map(({ line, cells }) => ({ line, cells, answer: readConviction(cells, now) }))
  const identities = rows.map(({ answer }) =>
    'conviction' in answer ? convictionIdentity(answer.conviction) : null,
  )
  const known = await knownIdentities(
    queries,
    identities.filter((identity) => identity !== null),
  )
  const seen = new Set<string>()
  return rows.map(({ line, cells, answer }, position): PreviewedRow => {
    const name = (cells.name ?? '').slice(0, 200)
    const identity = identities[position]
    if ('refusals' in answer || !identity)
      return { line, name, verdict: 'refused', refusals: 'refusals' in answer ? answer.refusals : [] }
    const referenceNumber = known.get(identity) ?? null
    if (referenceNumber || seen.has(identity)) return { line, name, verdict: 'known', referenceNumber }
    seen.add(identity)
    return { line, name, verdict: 'new', conviction: answer.conviction, identity }
  })
}

function readRows(csv: string): { line: number; cells: Record<string, string> }[] {
  const rows = readCsv(csv.toWellFormed().replaceAll('\0', ''))
  if (!rows) throw new RuleBroken('csv-unreadable')
  const [header, ...data] = rows
  const columns = header?.cells.map((cell) => cell.trim()) ?? []
  if (!header) throw new RuleBroken('csv-empty')
  if (requiredColumns.some((column) => !columns.includes(column)) || new Set(columns).size < columns.length)
    throw new RuleBroken('csv-columns-missing')
  if (data.length === 0) throw new RuleBroken('csv-empty')
  if (data.length > mostRows) throw new RuleBroken('csv-too-long')
  return data.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.map((column, position) => [column, plainCell(cells[position] ?? '')])),
  }))
}
