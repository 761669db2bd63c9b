import type { ReportText } from '#domain/reports/report.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { openText } from './open-text.ts'
import { keysOf, type ReportRow } from './report-queries.ts'

type Sealed = Pick<ReportRow, 'id' | 'contentVersion' | 'sealedWords'>

/** Fetches the keys of several reports at once, and gives what opens the words of each. That throws SealBroken. */
export async function textOpener(
  { vault }: Application,
  queries: Queries | Transaction,
  rows: readonly Pick<Sealed, 'id'>[],
): Promise<(row: Sealed) => ReportText> {
  const wrapped = await keysOf(
    queries,
    rows.map(({ id }) => id),
  )
  const keys = Map.groupBy(wrapped, ({ reportId }) => reportId)
  return (row) => openText(row, vault.unwrap(row.id, keys.get(row.id) ?? []))
}
