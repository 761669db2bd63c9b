import type { ReportText } from '#domain/reports/fields.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf } from '#server/sealing/key-queries.ts'
import { openText } from './open-text.ts'
import type { ReportRow } from './report-queries.ts'

type Sealed = Pick<ReportRow, 'id' | 'contentVersion' | 'sealedWords'>

/** Fetches the keys of several reports at once, and gives what opens the words of each. That throws SealBroken. */
export async function textOpener(
  { vault }: Application,
  queries: Queries | Transaction,
  rows: readonly Pick<Sealed, 'id'>[],
): Promise<(row: Sealed) => ReportText> {
  const ids = rows.map(({ id }) => id)
  const keys = await keysOf(queries, 'report', ids)
  return (row) => openText(row, vault.openKey({ kind: 'report', id: row.id }, keys.get(row.id) ?? []))
}
