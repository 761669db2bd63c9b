import { sql } from 'drizzle-orm'
import type { NamedText } from '#receipts/encode-records.ts'
import type { LoggedRow } from '#receipts/log/chain-entry.ts'
import type { Transaction } from '#server/database/open-database.ts'

/** The append-only tables whose rows are chained. Each has a number called `id`, and a trigger that calls `wait_for_log`. */
export const logSources = ['events', 'people_events', 'receipts', 'signing_keys'] as const

export type LogSource = (typeof logSources)[number]

export function isLogSource(name: string): name is LogSource {
  return (logSources as readonly string[]).includes(name)
}

/** Columns that name people, in whichever of the tables. */
const personalColumns = new Set(['actor_id', 'person_id'])

type Column = { id: string; name: string; text: string }

/**
 * Rows as they go into the chain: every column that holds something, by its name, as the database writes it. So a new kind of event needs
 * nothing here, and a new column changes no old row as long as it is empty there.
 */
export async function loggedRows(
  queries: Transaction,
  source: LogSource,
  ids: readonly number[],
): Promise<Map<number, LoggedRow>> {
  // Moments are written in the zone of the session.
  await queries.execute(sql`set local timezone to 'UTC'`)
  const { rows } = await queries.execute<Column>(sql`
    select logged.id::text as id, held.key as name, held.value as text
    from ${sql.identifier(source)} logged cross join lateral jsonb_each_text(to_jsonb(logged)) held
    where logged.id = any(${sql.param([...ids])}::bigint[]) and held.value is not null
    order by logged.id, held.key collate "C"`)
  const found = new Map<number, { content: NamedText[]; personal: NamedText[] }>()
  for (const { id, name, text } of rows) {
    const row = found.get(Number(id)) ?? { content: [], personal: [] }
    found.set(Number(id), row)
    row[personalColumns.has(name) ? 'personal' : 'content'].push([name, text])
  }
  return found
}
