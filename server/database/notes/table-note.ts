import type { PgTable } from 'drizzle-orm/pg-core'
import type * as log from '../log-schema.ts'
import type * as tree from '../log-tree-schema.ts'
import type * as people from '../people-schema.ts'
import type * as schema from '../schema.ts'

type Schema = typeof schema & typeof people & typeof log & typeof tree
type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema]
type ColumnName<Table> = Table extends PgTable ? keyof Table['_']['columns'] & string : never

/** What the privacy page says of a table that concerns people. `columns` has words for each column, several for a document, null for what says nothing about a person. */
export type TableNote<Columns extends string = string> = {
  title: string
  why: string
  columns: Readonly<Record<Columns, string | readonly string[] | null>>
}

export type TableNotes = { [Name in TableName]: TableNote<ColumnName<Schema[Name]>> | null }
