import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/open-database.ts'
import { type LogSource, logSources, rowsOfSource } from './logged-rows.ts'

const mostTold = 100

/** Rows that were put in beside the log, that are in it twice, or that went before it had them. */
export async function rowsNotInLog(queries: Transaction): Promise<string[]> {
  const found: string[] = []
  // One connection answers one question at a time.
  for (const source of logSources) found.push(...(await missingOf(queries, source)))
  return found
}

async function missingOf(queries: Transaction, source: LogSource): Promise<string[]> {
  const { table, key, only } = rowsOfSource(source)
  const { rows } = await queries.execute<{ id: string }>(sql`
    select logged.${key}::text as id from ${table} logged
    where ${only} and not exists (select from log_entries e where e.source = ${source} and e.row_id = logged.${key})
      and not exists (select from log_leaves l where l.source = ${source} and l.row_id = logged.${key})
      and not exists (select from log_waiting w where w.source = ${source} and w.row_id = logged.${key})
    order by logged.${key} limit ${mostTold}`)
  const { rows: gone } = await queries.execute<{ id: string }>(sql`
    select w.row_id::text as id from log_waiting w
    where w.source = ${source}
      and not exists (select from ${table} logged where logged.${key} = w.row_id and ${only})
    order by w.row_id limit ${mostTold}`)
  const { rows: twice } = await queries.execute<{ id: string }>(sql`
    select row_id::text as id from (
      select row_id from log_entries where source = ${source}
      union all select row_id from log_leaves where source = ${source}) all_of_them
    group by row_id having count(*) > 1 order by row_id limit ${mostTold}`)
  return [
    ...rows.map(({ id }) => `${source} ${id}: the row is not in the log. It was put in beside it.`),
    ...gone.map(({ id }) => `${source} ${id}: the row was deleted before the log had it.`),
    // The keys of the log hold the month, so that they alone would not refuse it.
    ...twice.map(({ id }) => `${source} ${id}: the row is in the log more than once.`),
  ]
}
