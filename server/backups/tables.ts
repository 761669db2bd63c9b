import type pg from 'pg'
import { type BackedUpTable, type BackupHead, neverBackedUp } from './format.ts'

type Client = Pick<pg.ClientBase, 'query'>

/** Every table that a backup holds, with the columns that can be written. A new table is in it by itself. */
export async function tablesToBackUp(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select c.relname as name,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1)
      group by c.relname order by c.relname`,
    [neverBackedUp],
  )
  return rows
}

export async function sequencesOf(client: Client): Promise<BackupHead['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return rows
}

export async function migrationsOf(client: Client): Promise<BackupHead['migrations']> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations order by name collate "C"',
  )
  return rows
}

/** Null before the first checkpoint. */
export async function newestCheckpoint(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ note: string }>(
    'select note from log_checkpoints order by size desc limit 1',
  )
  return rows[0]?.note ?? null
}

/** For a statement: a name that only the catalogue gives, in quotes all the same. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function copyList({ name, columns }: BackedUpTable): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}

/** As a query, because a table that is divided has no rows of its own to copy. */
export function selectOf({ name, columns }: BackedUpTable): string {
  return `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`
}
