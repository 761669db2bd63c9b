import type { ReportWords } from '#domain/reports/report.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { openWords } from './open-words.ts'
import { keysOf, type ReportRow } from './report-queries.ts'

type Sealed = Pick<ReportRow, 'id' | 'contentVersion' | 'sealedWords'>

/** Fetches the keys of several reports at once, and gives what opens the words of each. That throws SealBroken. */
export async function wordsOpener(
  { vault }: Application,
  queries: Queries | Transaction,
  rows: readonly Pick<Sealed, 'id'>[],
): Promise<(row: Sealed) => ReportWords> {
  const wrapped = await keysOf(
    queries,
    rows.map(({ id }) => id),
  )
  const keys = Map.groupBy(wrapped, ({ reportId }) => reportId)
  return (row) => openWords(row, vault.unwrap(row.id, keys.get(row.id) ?? []))
}
