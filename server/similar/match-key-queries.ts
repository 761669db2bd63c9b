import { sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { matchKeys } from '#server/database/schema.ts'

export type EntryRow = typeof matchKeys.$inferSelect

/** The pointers behind those of the labels that are in the index. */
export async function pointersAt(
  queries: Queries | Transaction,
  labels: readonly string[],
): Promise<Map<string, string>> {
  if (labels.length === 0) return new Map()
  // One array, and not a parameter for each: there may be thousands.
  const rows = await queries
    .select()
    .from(matchKeys)
    .where(sql`${matchKeys.label} = any(${sql.param([...labels])}::uuid[])`)
  return new Map(rows.map(({ label, pointer }) => [label, pointer]))
}

export async function insertEntries(queries: Transaction, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length === 0) return
  const labels = sql.param(rows.map(({ label }) => label))
  const pointers = sql.param(rows.map(({ pointer }) => pointer))
  await queries.execute(
    sql`insert into match_keys (label, pointer) select * from unnest(${labels}::uuid[], ${pointers}::uuid[])`,
  )
}

/** Leaves the rows where they are, because entries are counted by them, and makes them point nowhere. */
export async function overwritePointers(queries: Transaction, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length === 0) return
  const labels = sql.param(rows.map(({ label }) => label))
  const pointers = sql.param(rows.map(({ pointer }) => pointer))
  await queries.execute(
    sql`update match_keys set pointer = news.pointer
      from unnest(${labels}::uuid[], ${pointers}::uuid[]) as news (label, pointer) where match_keys.label = news.label`,
  )
}
