import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clockInNigeria, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { openOwnersDatabase } from '#server/backups/open-running.ts'
import { noteRun } from '#server/backups/runs.ts'
import { writeBackup } from '#server/backups/write-backup.ts'
import type { Environment } from '#server/kernel/env.ts'
import { openStorage } from '#server/storage/index.ts'
import { readKeyLines } from './read-key-lines.ts'

export type BackedUp = {
  path: string
  rows: number
  tables: number
  files: number
  filesGone: number
  bytes: number
  seconds: number
}

/** Those of `BACKUP_RECIPIENTS`. */
export function recipientsInEnvironment(): string[] {
  return (process.env.BACKUP_RECIPIENTS ?? '').split(/[\s,]+/).filter((word) => word !== '')
}

/**
 * Writes one sealed file into a folder, while the site runs or not.
 *
 * @param named recipients of age, or files with them
 * @throws Error in plain words
 */
export async function backUp(
  environment: Environment,
  { folder, named }: { folder: string; named: readonly string[] },
): Promise<BackedUp> {
  const recipients = (await Promise.all(named.map(recipientsIn))).flat()
  if (recipients.length === 0)
    throw new Error(
      'Name a recipient with --for, or set BACKUP_RECIPIENTS. `npm run backup -- keygen FILE` makes one.',
    )
  await refuseWithoutDatabase(environment)
  const { pool, close } = await openOwnersDatabase(environment)
  const storage = await openStorage({
    storageUrl: environment.storageUrl,
    folder: join(environment.dataFolder, 'attachments'),
  })
  try {
    const now = new Date()
    const path = join(folder, `fitila-${dayInNigeria(now)}T${clockInNigeria(now).replace(':', '')}.age`)
    const begun = performance.now()
    const { rows, files, filesGone } = await writeBackup(path, { pool, storage, recipients, now })
    const seconds = (performance.now() - begun) / 1_000
    const { size: bytes } = await stat(path)
    await noteRun(pool, { kind: 'backup', ranAt: now, seconds, bytes })
    const counts = Object.values(rows)
    const total = counts.reduce((sum, count) => sum + count, 0)
    return { path, rows: total, tables: counts.length, files, filesGone, bytes, seconds }
  } finally {
    storage.close()
    await close()
  }
}

/** A recipient stays as it is. Anything else is a file with recipients. */
async function recipientsIn(named: string): Promise<string[]> {
  return named.startsWith('age1') ? [named] : readKeyLines(named)
}

/** The embedded database would be made where there is none. @throws Error in plain words */
export async function refuseWithoutDatabase({ databaseUrl, dataFolder }: Environment): Promise<void> {
  if (databaseUrl !== null) return
  await access(join(dataFolder, 'postgres', 'cluster')).catch(() => {
    throw new Error(`There is no database in ${dataFolder}. Set FITILA_DATA_FOLDER as the site has it.`)
  })
}
