import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries, Transaction } from './open-database.ts'

/**
 * Inserts rows that all have the same columns, in their order. The statement has one parameter however many rows there are: to write one for
 * each value, and to read it, takes longer than what it does.
 *
 * @param ending of the statement, as `on conflict` or `returning`
 * @returns what `returning` names, as PostgreSQL sends it
 */
export async function insertRows<Table extends PgTable>(
  queries: Queries | Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  ending: SQL = sql``,
): Promise<Record<string, unknown>[]> {
  const [first] = rows
  if (first === undefined) return []
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, { name }]) => [name, inJson((row as Record<string, unknown>)[key])]),
    ),
  )
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ')
  const types = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ')
  const head = sql.raw(`insert into "${getTableName(table)}" (${names}) select ${names}`)
  const written = await queries.execute(
    sql`${head} from json_to_recordset(${JSON.stringify(values)}) as given (${sql.raw(types)}) ${ending}`,
  )
  return written.rows
}

/** As the input of PostgreSQL's types reads it. */
function inJson(value: unknown): unknown {
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value
}
