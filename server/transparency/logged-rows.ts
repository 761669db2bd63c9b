import type { LoggedRow } from '@fitila/log/chain-entry'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/open-database.ts'
import { type Columns, formerPersonEvent, splitBy, splitEvent, splitRow } from './logged-columns.ts'

type Source = {
  table: string
  /** The column with the number under which the log has the row. */
  key: string
  /** The rows that the log has under this name. */
  rows: string
  split(columns: Columns): LoggedRow
  /** As it goes into a tree, where a proof shows the content to others. Left out where that is the same. */
  splitForProof?: (columns: Columns) => LoggedRow
}

/** The append-only tables whose rows are chained, by the name that the log has for them. Each has a trigger that calls `wait_for_log`. */
const sources = {
  events: { table: 'events', key: 'id', rows: 'former_id is null', split: splitEvent },
  // A separate table once: its rows are events now, and the log still has them under their first name and number (decision 045).
  people_events: {
    table: 'events',
    key: 'former_id',
    rows: 'former_id is not null',
    split: formerPersonEvent,
  },
  receipts: {
    ...{ table: 'receipts', key: 'id', rows: 'true', split: splitRow },
    // A proof tells what the receipt tells, and not which report it is about.
    splitForProof: splitBy(['id', 'report_id', 'content_version']),
  },
  signing_keys: { table: 'signing_keys', key: 'id', rows: 'true', split: splitRow },
  shown_documents: {
    ...{ table: 'shown_documents', key: 'id', rows: 'true', split: splitBy(['id', 'subject_id']) },
  },
} as const satisfies Record<string, Source>

export type LogSource = keyof typeof sources

export const logSources = Object.keys(sources) as LogSource[]

export function isLogSource(name: string): name is LogSource {
  return Object.hasOwn(sources, name)
}

/** What the rows of a source are, for a query: their table, the column of their number, and which of them they are. */
export function rowsOfSource(source: LogSource) {
  const { table, key, rows } = sources[source]
  return { table: sql.identifier(table), key: sql.identifier(key), only: sql.raw(rows) }
}

type Column = { id: string; name: string; text: string }

/** How rows are split: for the chain of before, or for the tree. */
export type Place = 'chain' | 'tree'

/**
 * Rows as they go into the log: every column that holds something, by its name, as the database writes it. So a new kind of event needs
 * nothing here, and a new column changes no old row as long as it is empty there.
 */
export async function loggedRows(
  queries: Transaction,
  source: LogSource,
  ids: readonly number[],
  place: Place,
): Promise<Map<number, LoggedRow>> {
  const { table, key, only } = rowsOfSource(source)
  // Moments are written in the zone of the session.
  await queries.execute(sql`set local timezone to 'UTC'`)
  const { rows } = await queries.execute<Column>(sql`
    select logged.${key}::text as id, held.key as name, held.value as text
    from ${table} logged cross join lateral jsonb_each_text(to_jsonb(logged)) held
    where logged.${key} = any(${sql.param([...ids])}::bigint[]) and held.value is not null and ${only}`)
  const found = new Map<number, Map<string, string>>()
  for (const { id, name, text } of rows)
    found.set(Number(id), (found.get(Number(id)) ?? new Map<string, string>()).set(name, text))
  const { split, splitForProof }: Source = sources[source]
  const splitHere = (place === 'tree' && splitForProof) || split
  return new Map([...found].map(([id, columns]) => [id, splitHere(columns)]))
}
