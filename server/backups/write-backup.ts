import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Encrypter } from 'age-encryption'
import { createTarPacker, type TarPackController } from 'modern-tar'
import type pg from 'pg'
import type { Storage } from '#server/storage/contract.ts'
import { copyOut } from './copy-out.ts'
import {
  type BackupEnd,
  type BackupHead,
  endEntry,
  fileEntry,
  formatVersion,
  headEntry,
  tablePiece,
} from './format.ts'
import { migrationsOf, newestCheckpoint, sequencesOf, tablesToBackUp } from './tables.ts'

export type Backing = {
  /** Of the owner of the tables. */
  pool: pg.Pool
  storage: Pick<Storage, 'list' | 'read'>
  /** `age1…` or `age1pq1…`. A person with one of their private parts can open the backup. */
  recipients: readonly string[]
  now: Date
}

/**
 * Writes a backup of a running site, of one moment, to a new file. Under its name there is a whole backup or none.
 *
 * @throws Error in plain words for a recipient that is none, or a file that is there already
 */
export async function writeBackup(path: string, backing: Backing): Promise<BackupEnd> {
  const encrypter = encrypterFor(backing.recipients)
  const draft = `${path}.unfinished`
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  try {
    const { readable, controller } = createTarPacker()
    const sealed = await encrypter.encrypt(readable.pipeThrough(packing()))
    const [end] = await Promise.all([
      fill(controller, backing),
      pipeline(Readable.fromWeb(sealed as NodeReadableStream), target),
    ])
    // A link, for unlike a new name it never takes the place of another file.
    await link(draft, path)
    await rm(draft)
    return end
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function packing(): ReadableWritablePair<Uint8Array, Uint8Array> {
  // The types of Node and of the browser name one and the same stream.
  return new CompressionStream('gzip') as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
}

function encrypterFor(recipients: readonly string[]): Encrypter {
  if (recipients.length === 0) throw new Error('A backup needs at least one recipient.')
  const encrypter = new Encrypter()
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new Error(`This is no recipient of age: ${recipient}`)
    }
  return encrypter
}

async function fill(controller: TarPackController, backing: Backing): Promise<BackupEnd> {
  try {
    const end = await withSnapshot(backing.pool, (client) => fillFrom(client, controller, backing))
    controller.finalize()
    return end
  } catch (error) {
    controller.error(error)
    throw error
  }
}

async function withSnapshot<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function fillFrom(
  client: pg.PoolClient,
  controller: TarPackController,
  { storage, now }: Backing,
): Promise<BackupEnd> {
  const add = (name: string, bytes: Uint8Array) => addEntry(controller, name, bytes, now)
  const head: BackupHead = {
    format: formatVersion,
    takenAt: now.toISOString(),
    migrations: await migrationsOf(client),
    tables: await tablesToBackUp(client),
    sequences: await sequencesOf(client),
    checkpoint: await newestCheckpoint(client),
  }
  await add(headEntry, json(head))
  const rows: Record<string, number> = {}
  for (const table of head.tables) {
    const pieces = copyOut(client, table)
    let number = 0
    let piece = await pieces.next()
    for (; !piece.done; piece = await pieces.next()) {
      number += 1
      await add(tablePiece(table.name, number), piece.value)
    }
    rows[table.name] = piece.value
  }
  const files = await addFiles(storage, add)
  const end: BackupEnd = { rows, ...files }
  await add(endEntry, json(end))
  return end
}

/** A file that was deleted in between is counted: the deletion is later than the snapshot, so its row is still in the backup. */
async function addFiles(
  storage: Backing['storage'],
  add: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<Pick<BackupEnd, 'files' | 'filesGone'>> {
  let files = 0
  let filesGone = 0
  for await (const { name } of storage.list()) {
    const bytes = await storage.read(name).catch(() => null)
    if (bytes) await add(fileEntry(name), bytes)
    if (bytes) files += 1
    else filesGone += 1
  }
  return { files, filesGone }
}

async function addEntry(
  controller: TarPackController,
  name: string,
  bytes: Uint8Array,
  mtime: Date,
): Promise<void> {
  const writer = controller.add({ name, size: bytes.length, mode: 0o600, mtime }).getWriter()
  if (bytes.length > 0) await writer.write(new Uint8Array(bytes))
  await writer.close()
}

function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, null, 2))
}
