import pg from 'pg'
import type { Day } from '#domain/time/day-in-nigeria.ts'

type Client = Pick<pg.ClientBase, 'query'>

/** `day` is SQL: what gives the day of a row. */
export type DividedTable = { name: string; day: string }

/** Every table that PostgreSQL divides by month. */
export async function dividedTables(owner: Client): Promise<DividedTable[]> {
  const { rows } = await owner.query<DividedTable>(`
    select c.relname as name, quote_ident(a.attname)
        || case when a.atttypid = 'timestamptz'::regtype then ' at time zone ''Africa/Lagos''' else '' end as day
      from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
      where c.relnamespace = 'public'::regnamespace order by 1`)
  return rows
}

/** The first days of the months of rows for which there was no partition when they came. */
export async function monthsOfRest(owner: Client, { name, day }: DividedTable): Promise<Day[]> {
  const { rows } = await owner.query<{ month: Day }>(
    `select distinct to_char(${day}, 'YYYY-MM"-01"') as month from ${pg.escapeIdentifier(`${name}_rest`)} order by 1`,
  )
  return rows.map(({ month }) => month)
}

/** Does nothing where the month is there, or has rows in the rest that another table refers to. */
export async function makeMonth(owner: Client, { name }: DividedTable, month: Day): Promise<void> {
  await owner.query('select make_month($1, $2)', [name, month])
}
