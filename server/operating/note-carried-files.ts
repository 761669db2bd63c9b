import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import type { CarriedFileHash } from '#domain/events/setting-events.ts'
import { transact } from '#server/events/transact.ts'
import { isFrozen } from '#server/freezing/is-frozen.ts'
import type { Application } from '#server/kernel/application.ts'
import { commitToShown } from '#server/transparency/shown/commit-to-shown.ts'
import { carriedEvents } from './carried-events.ts'

/**
 * Puts into the log which files to carry the site gives away, when they are others than before. At the start, because a
 * build changes them and nothing else does.
 *
 * @param folder where the tools were built: each file to carry has one of its name and `.sha256` beside it
 */
export async function noteCarriedFiles(application: Application, folder: string): Promise<void> {
  const files = await readHashes(folder)
  if (files.length === 0 || (await isFrozen(application))) return
  await transact(application, async ({ queries, record }) => {
    // Processes that start at the same moment write it once.
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('carried-files', 5))`)
    const before = await carriedEvents(queries, Number.MAX_SAFE_INTEGER)
    const ids = before.map(({ id }) => id)
    // Sets of before there were proofs get their line now.
    await commitToShown(application, queries, 'carried_files', ids)
    if (JSON.stringify(before[0]?.files) === JSON.stringify(files)) return
    const subjectId = application.randomness.uuid()
    await record(clock, { kind: 'setting.carried_files', subjectId, detail: { files } })
  })
}

async function readHashes(folder: string): Promise<CarriedFileHash[]> {
  const names = await readdir(folder).catch(() => [])
  const checksums = names.filter((name) => name.endsWith('.html.sha256')).toSorted()
  const lines = await Promise.all(checksums.map((name) => readFile(join(folder, name), 'utf8')))
  return lines.flatMap((line) => {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}(\S+)\n$/.exec(line) ?? []
    return sha256 && name ? [{ name, sha256 }] : []
  })
}
