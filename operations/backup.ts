import { access, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateHybridIdentity, identityToRecipient } from 'age-encryption'
import { clockInNigeria, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { openOwnersDatabase } from '#server/backups/open-running.ts'
import { noteRun } from '#server/backups/runs.ts'
import { writeBackup } from '#server/backups/write-backup.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openStorage } from '#server/storage/index.ts'
import { answerHelp } from '../answer-help.ts'
import { readKeyLines } from './read-key-lines.ts'

const usage = `Use it like this:
  npm run backup -- keygen PRIVATE-KEY-FILE       once, on another machine: makes a private key, and a file beside it with the recipient
  npm run backup -- --to FOLDER --for RECIPIENT   writes one sealed file into the folder, while Fitila runs or not

RECIPIENT is the file that keygen made (its name ends in .recipient), or the recipient itself, age1…
More than one can be named: --for ONE --for OTHER, or BACKUP_RECIPIENTS="ONE OTHER" in the environment.`
answerHelp(usage)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, for: { type: 'string', multiple: true } },
  })
  if (positionals[0] === 'keygen' && positionals[1]) await makeKey(positionals[1])
  else if (values.to && positionals.length === 0)
    await backUp(values.to, values.for ?? recipientsInEnvironment())
  else throw new Error(usage)
} catch (error) {
  process.stderr.write(`\nNo backup was made. ${error instanceof Error ? error.message : error}\n\n`)
  process.exitCode = 1
}

function recipientsInEnvironment(): string[] {
  return (process.env.BACKUP_RECIPIENTS ?? '').split(/[\s,]+/).filter((word) => word !== '')
}

/** A hybrid key, so that a backup that is kept for decades stays closed to a later quantum computer. */
async function makeKey(path: string): Promise<void> {
  const identity = await generateHybridIdentity()
  const recipient = await identityToRecipient(identity)
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 })
  await writeFile(`${path}.recipient`, `${recipient}\n`, { flag: 'wx' })
  process.stdout.write(
    `The private key is in ${path}. Keep it, and a copy, away from the machine that runs Fitila. Without it no backup opens again.\nCopy ${path}.recipient to the machine that runs Fitila.\n`,
  )
}

/** A recipient stays as it is. Anything else is a file with recipients. */
async function recipientsIn(named: string): Promise<string[]> {
  return named.startsWith('age1') ? [named] : readKeyLines(named)
}

async function backUp(folder: string, named: readonly string[]): Promise<void> {
  const recipients = (await Promise.all(named.map(recipientsIn))).flat()
  if (recipients.length === 0)
    throw new Error(
      'Name a recipient with --for, or set BACKUP_RECIPIENTS. `npm run backup -- keygen FILE` makes one.',
    )
  const environment = readEnvironment(process.env)
  const cluster = join(environment.dataFolder, 'postgres', 'cluster')
  if (environment.databaseUrl === null)
    await access(cluster).catch(() => {
      throw new Error(
        `There is no database in ${environment.dataFolder}. Set FITILA_DATA_FOLDER as the site has it.`,
      )
    })
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
    const { size } = await stat(path)
    await noteRun(pool, { kind: 'backup', ranAt: now, seconds, bytes: size })
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(
      `${path}\n${total} rows of ${Object.keys(rows).length} tables and ${files} files, ${size} bytes, in ${seconds.toFixed(1)} s. ${filesGone} files were deleted meanwhile.\nThe key file of the site is not in it. Keep a copy of that apart.\n`,
    )
  } finally {
    storage.close()
    await close()
  }
}
