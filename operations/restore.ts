import { access, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openOwnersDatabase } from '#server/backups/open-running.ts'
import { readBackup } from '#server/backups/read-backup.ts'
import { restore } from '#server/backups/restore.ts'
import { noteRun } from '#server/backups/runs.ts'
import { type Environment, readEnvironment } from '#server/kernel/env.ts'
import { openStorage } from '#server/storage/index.ts'
import { answerHelp } from '../answer-help.ts'
import { type Proven, proveRestored } from './prove-restored.ts'
import { readKeyLines } from './read-key-lines.ts'

const usage = `Use it like this, with the settings and the key file that the site has:
  npm run restore -- BACKUP --identity PRIVATE-KEY-FILE         into the empty data folder, or the empty DATABASE_URL
  npm run restore -- drill BACKUP --identity PRIVATE-KEY-FILE   into a folder that is deleted again, to prove that it works`
answerHelp(usage)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' } },
  })
  const isDrill = positionals[0] === 'drill'
  const [path, ...others] = isDrill ? positionals.slice(1) : positionals
  if (!path || others.length > 0 || !values.identity) throw new Error(usage)
  const environment = readEnvironment(process.env)
  await access(environment.keyFile).catch(() => {
    throw new Error(
      `There is no key file at ${environment.keyFile}. Put the site's key there first: without it nothing sealed opens.`,
    )
  })
  const asked = { path, identities: await readKeyLines(values.identity) }
  if (isDrill) await drill(environment, asked)
  else await restoreFor(environment, asked)
} catch (error) {
  process.stderr.write(`\nNothing was restored. ${error instanceof Error ? error.message : error}\n\n`)
  process.exitCode = 1
}

type Asked = { path: string; identities: readonly string[] }

async function restoreFor(environment: Environment, asked: Asked): Promise<void> {
  const proven = await restoreInto(environment, asked)
  say(proven)
  process.stdout.write('Everybody logs in again. Start Fitila now.\n')
}

async function drill(environment: Environment, asked: Asked): Promise<void> {
  const begun = performance.now()
  const scratch = await mkdtemp(join(tmpdir(), 'fitila-drill-'))
  try {
    say(
      await restoreInto(
        {
          ...environment,
          ...{
            dataFolder: scratch,
            databaseUrl: null,
            databaseDirectUrl: null,
            databaseOwnerUrl: null,
            storageUrl: null,
            smtpUrl: null,
          },
        },
        asked,
      ),
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  const seconds = (performance.now() - begun) / 1_000
  const { size } = await stat(asked.path)
  process.stdout.write(`The drill took ${seconds.toFixed(1)} s. Its folder is deleted.\n`)
  await noteOnPanel(environment, { seconds, bytes: size })
}

/** Where the site itself is on this machine, its panel tells of the drill. */
async function noteOnPanel(environment: Environment, run: { seconds: number; bytes: number }): Promise<void> {
  const isHere = environment.databaseUrl !== null || (await isThere(join(environment.dataFolder, 'postgres')))
  if (!isHere) return
  const { pool, close } = await openOwnersDatabase(environment)
  try {
    await noteRun(pool, { kind: 'drill', ranAt: new Date(), ...run })
  } finally {
    await close()
  }
}

async function restoreInto(environment: Environment, { path, identities }: Asked): Promise<Proven> {
  await refuseFullFolder(environment)
  await mkdir(environment.dataFolder, { recursive: true, mode: 0o700 })
  const storage = await openStorage({
    storageUrl: environment.storageUrl,
    folder: join(environment.dataFolder, 'attachments'),
  })
  const { pool, close } = await openOwnersDatabase(environment)
  const restored = await restore(readBackup(path, identities), { pool, storage }).finally(async () => {
    storage.close()
    await close()
  })
  return proveRestored(environment, restored)
}

async function refuseFullFolder({ dataFolder, databaseUrl }: Environment): Promise<void> {
  const full = databaseUrl === null ? ['postgres/cluster', 'attachments'] : []
  for (const name of full)
    if (await isThere(join(dataFolder, name)))
      throw new Error(`${join(dataFolder, name)} is there already. Choose an empty FITILA_DATA_FOLDER.`)
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function say({ takenAt, rows, files, unlisted, entries, problems }: Proven): void {
  process.stdout.write(
    `The site as it was at ${takenAt}: ${rows} rows and ${files} files, all counted again. The key file opens what is sealed. ${entries} entries of the log are whole.\n`,
  )
  if (unlisted > 0)
    process.stdout.write(
      `${unlisted} entries of the search were left out: no public report and no conviction belongs to them.\n`,
    )
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  if (problems.length > 0) process.exitCode = 2
}
