import { inArray } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { publicJudgements } from '#server/database/schema.ts'
import { type JudgementRow, sidesOf } from '#server/judgements/judgement-queries.ts'
import type { ShownDocument } from './shown-document.ts'

/** That two records are about the same, and what that rests on. Who judged it is the staff's own. */
export async function judgementDocuments(
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<ShownDocument[]> {
  const rows = await queries
    .select()
    .from(publicJudgements)
    .where(inArray(publicJudgements.id, [...ids]))
  return rows.map((row) => ({ id: row.id, reference: null, document: documentOf(row) }))
}

function documentOf(row: JudgementRow) {
  const { about, ground, restsOn, judgedOn } = row
  const records = sidesOf(row).map(({ kind, id, key }) => ({ kind, id, key }))
  return { format: 'fitila-shown-judgement-1', about, records, ground, restsOn, judgedOn }
}
