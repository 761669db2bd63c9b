import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { dividedTables, makeMonth, monthsOfRest } from '#server/database/months/divided-tables.ts'
import type { Storage } from '#server/storage/contract.ts'
import { type BackupEnd, type BackupHead, endEntry, endShape, headEntry, headShape } from './format.ts'
import { mendSearch } from './mend-search.ts'
import { type BackupEntry, NoBackup } from './read-backup.ts'
import { copyList, quoted } from './tables.ts'

export type Restoring = {
  /** Of the owner of an empty database. */
  pool: pg.Pool
  storage: Pick<Storage, 'write'>
}

export type Restored = {
  head: BackupHead
  end: BackupEnd
  /** How many entries of the search were left out, because nothing public belongs to them. */
  unlisted: number
}

/**
 * Fills an empty database and an empty storage with a backup. The schema is made by the migrations that had run when it was taken;
 * the first start of a later release runs the others.
 *
 * @throws NoBackup when the backup is not whole, or was made by a later release
 * @throws Error when the database is not empty
 */
export async function restore(
  entries: AsyncGenerator<BackupEntry>,
  { pool, storage }: Restoring,
): Promise<Restored> {
  const head = await readHead(entries)
  await refuseUnknownMigrations(head)
  await refuseFullDatabase(pool)
  await migrate(pool, new Set(head.migrations.map(({ name }) => name)))
  const client = await pool.connect()
  try {
    await client.query('begin')
    const keys = await takeOffKeys(client, head)
    const end = await fill(entries, { client, storage, head })
    await refuseOtherCounts(client, end)
    const unlisted = await mendSearch(client)
    for (const { name, last } of head.sequences)
      await client.query('select setval($1::regclass, $2)', [quoted(name), last])
    // Months of which there was no partition when the schema was made. Nothing refers to the rows yet.
    for (const divided of await dividedTables(client))
      for (const month of await monthsOfRest(client, divided)) await makeMonth(client, divided, month)
    await putBackKeys(client, head, keys)
    await client.query('commit')
    client.release()
    await pool.query('analyze')
    return { head, end, unlisted }
  } catch (error) {
    client.release(true)
    throw error
  } finally {
    await entries.return(undefined)
  }
}

async function readHead(entries: AsyncGenerator<BackupEntry>): Promise<BackupHead> {
  const first = await entries.next()
  const head = first.done || first.value.name !== headEntry ? null : headShape.safeParse(json(first.value))
  if (!head?.success) throw new NoBackup('The file opens, but it is no backup that this release can read.')
  return head.data
}

async function refuseUnknownMigrations({ migrations }: BackupHead): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const unknown = migrations.find(({ name, sha256 }) => known.get(name) !== sha256)
  if (unknown)
    throw new NoBackup(`The backup was made by another release: this one does not know ${unknown.name}.`)
}

async function refuseFullDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  )
  if (rows[0])
    throw new Error(`The database is not empty: it has the table ${rows[0].name}. Nothing was changed.`)
}

type ForeignKey = { table: string; name: string; definition: string }

/** Rows come table by table, so keys between tables are checked once, at the end. The owner's own triggers did their work before the backup. */
async function takeOffKeys(client: pg.PoolClient, { tables }: BackupHead): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const { name } of tables) {
    await client.query(`alter table ${quoted(name)} disable trigger user`)
    // Some migrations write rows of their own.
    await client.query(`delete from ${quoted(name)}`)
  }
  return rows
}

async function putBackKeys(
  client: pg.PoolClient,
  { tables }: BackupHead,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
}

type Filling = { client: pg.PoolClient; storage: Restoring['storage']; head: BackupHead }

async function fill(
  entries: AsyncGenerator<BackupEntry>,
  { client, storage, head }: Filling,
): Promise<BackupEnd> {
  const tables = new Map(head.tables.map((table) => [table.name, table]))
  let files = 0
  let entry = await entries.next()
  while (!entry.done && entry.value.name !== endEntry) {
    const [kind, name = ''] = entry.value.name.split('/')
    const table = kind === 'tables' ? tables.get(name) : undefined
    if (table) {
      const copying = client.query(copyFrom(`copy ${copyList(table)} from stdin`))
      const pieces = piecesOf(entries, entry.value)
      await pipeline(Readable.from(pieces.bytes), copying)
      entry = pieces.next()
    } else if (kind === 'files') {
      await storage.write(entry.value.name.slice('files/'.length), entry.value.bytes)
      files += 1
      entry = await entries.next()
    } else throw new NoBackup(`The backup holds ${entry.value.name}, which this release does not know.`)
  }
  const end = entry.done ? null : endShape.safeParse(json(entry.value))
  if (!end?.success) throw new NoBackup('The backup has no end: it was cut off while it was made.')
  if (files !== end.data.files) throw new NoBackup('The backup does not hold the files that it counts.')
  return end.data
}

/** The pieces of one table, which follow each other; `next` is the entry after them. */
function piecesOf(
  entries: AsyncGenerator<BackupEntry>,
  first: BackupEntry,
): { bytes: AsyncGenerator<Uint8Array>; next(): IteratorResult<BackupEntry> } {
  const prefix = first.name.slice(0, first.name.lastIndexOf('/') + 1)
  let after: IteratorResult<BackupEntry> = { done: true, value: undefined }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield first.bytes
    for (;;) {
      after = await entries.next()
      if (after.done || !after.value.name.startsWith(prefix)) return
      yield after.value.bytes
    }
  }
  return { bytes: bytes(), next: () => after }
}

async function refuseOtherCounts(client: pg.PoolClient, { rows }: BackupEnd): Promise<void> {
  for (const [name, expected] of Object.entries(rows)) {
    const { rows: counted } = await client.query<{ count: string }>(
      `select count(*) as count from ${quoted(name)}`,
    )
    const found = Number(counted[0]?.count)
    if (found !== expected)
      throw new NoBackup(`The table ${name} has ${found} rows, and the backup counts ${expected}.`)
  }
}

function json({ bytes }: BackupEntry): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
