import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { NamedKind } from '#domain/judgements/mentions.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { publicJudgements } from '#server/database/schema.ts'

export type JudgementRow = typeof publicJudgements.$inferSelect

/** One side of a judgement: what a record names. */
export type Side = { kind: 'report' | 'conviction'; id: string; key: string }

/** More records about one than two people will ever have judged by hand. */
const mostJoined = 100

/** What judgements join with this, itself among it. Names are compared by nothing here. */
export async function joinedWith(
  queries: Queries | Transaction,
  about: NamedKind,
  { id, key }: Pick<Side, 'id' | 'key'>,
): Promise<Pick<Side, 'id' | 'key'>[]> {
  const { rows } = await queries.execute<{ id: string; key: string }>(sql`
    with recursive one_way as (
      select coalesce(first_report, first_conviction) as one, first_key as one_key,
        coalesce(second_report, second_conviction) as other, second_key as other_key
      from public_judgements where about = ${about}),
    both_ways as (
      select one, one_key, other, other_key from one_way
      union all select other, other_key, one, one_key from one_way),
    joined (record, key) as (
      select ${id}::uuid, ${key}::text
      union
      select b.other, b.other_key from joined j join both_ways b on b.one = j.record and b.one_key = j.key)
    select record as id, key from joined limit ${mostJoined}`)
  return rows
}

/** Those with a side in these records, the newest first. */
export function judgementsOf(
  queries: Queries | Transaction,
  recordIds: readonly string[],
): Promise<JudgementRow[]> {
  const ids = [...recordIds]
  const { firstReport, firstConviction, secondReport, secondConviction, judgedOn, id } = publicJudgements
  return queries
    .select()
    .from(publicJudgements)
    .where(
      or(
        ...[firstReport, firstConviction, secondReport, secondConviction].map((column) =>
          inArray(column, ids),
        ),
      ),
    )
    .orderBy(desc(judgedOn), asc(id))
}

/** The newest, for staff. */
export function newestJudgements(queries: Queries, most: number): Promise<JudgementRow[]> {
  return queries
    .select()
    .from(publicJudgements)
    .orderBy(desc(publicJudgements.judgedOn), asc(publicJudgements.id))
    .limit(most)
}

/** Holds the row until the transaction ends. */
export async function lockJudgement(queries: Transaction, id: string): Promise<JudgementRow | null> {
  const [row] = await queries.select().from(publicJudgements).where(eq(publicJudgements.id, id)).for('update')
  return row ?? null
}

export async function deleteJudgements(queries: Transaction, ids: readonly string[]): Promise<void> {
  await queries.delete(publicJudgements).where(inArray(publicJudgements.id, [...ids]))
}

export function sidesOf(row: JudgementRow): [Side, Side] {
  return [
    sideOf(row.firstReport, row.firstConviction, row.firstKey),
    sideOf(row.secondReport, row.secondConviction, row.secondKey),
  ]
}

function sideOf(report: string | null, conviction: string | null, key: string): Side {
  const id = report ?? conviction
  if (!id) throw new Error('a side of a judgement has no record')
  return { kind: report ? 'report' : 'conviction', id, key }
}
