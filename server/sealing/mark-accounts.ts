import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/database/open-database.ts'
import type { Rewritten } from '#server/database/rewrite-table.ts'
import { siteLooks } from '#server/database/schema.ts'
import { type MarkedTable, markOf } from './account-marks.ts'
import type { ServerKeys } from './server-keys.ts'

const columns = {
  reports: 'owner_mark',
  drafts: 'owner_mark',
  notifications: 'receiver_mark',
} as const satisfies Record<MarkedTable, string>

const atOnce = 200

/**
 * Puts marks in place of the numbers of accounts that were stored beside reports before there were marks. A migration cannot: it does not have the
 * key. What a stopped process left is done at the next start. Once nothing is left that is noted, and later starts ask for the note alone: no
 * release since writes a number, and to look for one took longer with each notification.
 *
 * @returns tables that others were using: the nightly work writes them again
 */
export async function markAccounts(application: {
  database: Database
  keys: ServerKeys
  rewriteTable(table: string): Promise<Rewritten>
}): Promise<MarkedTable[]> {
  if (await isDone(application.database)) return []
  const waiting: MarkedTable[] = []
  for (const table of Object.keys(columns) as MarkedTable[]) {
    let marked = 0
    for (;;) {
      const ids = await accountsNamedIn(application.database, table)
      if (ids.length === 0) break
      for (const id of ids) await markOne(application, table, id)
      marked += ids.length
    }
    // The rows as they were are still in the files of the table, which only a new file leaves behind.
    if (marked > 0 && (await application.rewriteTable(table)) === 'in use') waiting.push(table)
  }
  await noteDone(application.database)
  return waiting
}

async function isDone({ queries }: Database): Promise<boolean> {
  return (await queries.$count(siteLooks, eq(siteLooks.what, 'account-marks'))) > 0
}

// By the clock of the database: several processes start at once, and each may note it.
async function noteDone({ queries }: Database): Promise<void> {
  await queries
    .insert(siteLooks)
    .values({ what: 'account-marks', lookedAt: sql`now()`, goodUntil: sql`'9999-12-31'::timestamptz` })
    .onConflictDoNothing()
}

async function accountsNamedIn({ queries }: Database, table: MarkedTable): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select p.id from profiles p
    where exists (select from ${sql.identifier(table)} t where t.${sql.identifier(columns[table])} = p.id)
    limit ${atOnce}`)
  return rows.map(({ id }) => id)
}

async function markOne(
  application: { database: Database; keys: ServerKeys },
  table: MarkedTable,
  id: string,
): Promise<void> {
  const column = sql.identifier(columns[table])
  const mark = markOf(application, table, id)
  await application.database.queries.execute(
    sql`update ${sql.identifier(table)} set ${column} = ${mark} where ${column} = ${id}`,
  )
}
