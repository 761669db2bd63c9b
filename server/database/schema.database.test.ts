import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { withApplication } from '#tests/support/with-application.ts'
import * as log from './log-schema.ts'
import * as tree from './log-tree-schema.ts'
import * as people from './people-schema.ts'
import * as schema from './schema.ts'

type Column = { table: string; column: string; type: string; isNullable: boolean }

// The migrations' own record is no table of the product.
const beyondSchema = ['migrations']

test('the columns as the queries know them are the columns that the migrations made, both ways', async () => {
  const application = await withApplication()
  const { rows } = await application.database.pool.query<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       not a.attnotnull as "isNullable"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped`,
  )
  const made = rows.filter(({ table }) => !beyondSchema.includes(table))
  expect(known().map(describeColumn).toSorted()).toEqual(made.map(describeColumn).toSorted())
})

/** What grows for ever, and by which of its columns it can be divided into months. */
const dividedBy = { events: 'occurred_at', log_entries: 'month', page_views: 'day' }

test('every unique key of what grows for ever holds its month, so that it can be divided without a rewrite', async () => {
  const application = await withApplication()
  const { rows } = await application.database.pool.query<{ table: string; name: string; columns: string[] }>(
    `select t.relname as table, i.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = any (x.indkey)
     where x.indisunique and t.relname = any ($1) group by 1, 2`,
    [Object.keys(dividedBy)],
  )
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(Object.keys(dividedBy)))
  for (const [table, column] of Object.entries(dividedBy))
    for (const { name, columns } of rows.filter((row) => row.table === table))
      expect(columns, name).toContain(column)
})

function known(): Column[] {
  return Object.values({ ...schema, ...people, ...log, ...tree })
    .filter((value) => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: getTableName(table),
        column: column.name,
        type: column.getSQLType(),
        isNullable: !column.notNull,
      })),
    )
}

function describeColumn({ table, column, type, isNullable }: Column): string {
  const plainType = type.replace(/, /g, ',')
  return `${table}.${column} ${plainType}${isNullable ? ' null' : ''}`
}
