import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openOwnersDatabase } from '#server/backups/open-running.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Environment, readEnvironment } from '#server/kernel/env.ts'
import { freeSpaceOf } from '#server/storage/free-space.ts'
import { answerHelp } from '../answer-help.ts'
import { backUp, recipientsInEnvironment, refuseWithoutDatabase } from './back-up.ts'
import { builtFiles, differing } from './release/manifest.ts'
import { readRelease } from './release/read-release.ts'
import { planUpdate, type UpdatePlan } from './update/plan-update.ts'

const usage = `Use it like this, from the folder of the new release, with the settings of the site, while the old one runs:
  npm run update -- --check                                  says what would change, and changes nothing
  npm run update -- --backup-to FOLDER --for RECIPIENT       makes a backup, then brings the database up to date
With --release FOLDER --key KEY the build here is compared with a signed release first.
RECIPIENT is as for npm run backup. Without --for, BACKUP_RECIPIENTS says it.`
answerHelp(usage)

try {
  await run()
} catch (error) {
  process.stderr.write(`\nNot updated. ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      'backup-to': { type: 'string' },
      for: { type: 'string', multiple: true },
      release: { type: 'string' },
      key: { type: 'string' },
    },
  })
  const folder = values['backup-to']
  if (positionals.length > 0 || Boolean(values.check) === Boolean(folder)) throw new Error(usage)
  if (values.release) await refuseOtherBuild(values.release, values.key ?? '')
  const environment = readEnvironment(process.env)
  await refuseWithoutDatabase(environment)
  const plan = await withOwner(environment, ({ pool }) => planUpdate(pool))
  tell(plan)
  if (!folder || plan.toRun.length === 0) return
  await refuseFullDisk(folder, plan.size)
  const made = await backUp(environment, { folder, named: values.for ?? recipientsInEnvironment() })
  say(`Backup: ${made.path}, ${made.rows} rows and ${made.files} files, in ${made.seconds.toFixed(1)} s.`)
  if (plan.removals.length > 0)
    throw new Error(
      'The backup is made. This release takes away what older processes use: stop them all, and start this release. It brings the database up to date.',
    )
  await withOwner(environment, ({ pool }) => migrate(pool))
  say(
    'The database is up to date. Old processes go on with it. Now start this release in their place, one process after the other.',
  )
}

function tell({ toRun, removals }: UpdatePlan): void {
  if (toRun.length === 0) {
    say('The database is up to date. Start this release in place of the old one.')
    return
  }
  say(`${toRun.length} changes of the database:`)
  for (const { name, sql } of toRun) say(`  ${name}: ${sql.split('\n', 1)[0]?.replace(/^--\s*/, '') ?? ''}`)
  say(
    removals.length === 0
      ? 'All of them only add, so processes of the release before can go on meanwhile.'
      : `These take something away, so every old process has to stop first: ${removals.join(', ')}`,
  )
}

/** A backup is packed, and at most as large as the database. */
async function refuseFullDisk(folder: string, size: number): Promise<void> {
  const free = await freeSpaceOf(folder)()
  if (free !== null && free < size)
    throw new Error(
      `${folder} has room for ${free} bytes, and the database has ${size}. Nothing was changed.`,
    )
}

async function refuseOtherBuild(folder: string, key: string): Promise<void> {
  const { version, files } = await readRelease(folder, key)
  const other = differing(files, await builtFiles(join(import.meta.dirname, '../build')))
  if (other.length > 0)
    throw new Error(
      `This build is not release ${version}: ${other.length} files are others, ${other[0]} among them.`,
    )
  say(`This build is release ${version}, as it was signed.`)
}

async function withOwner<T>(
  environment: Environment,
  work: (opened: Awaited<ReturnType<typeof openOwnersDatabase>>) => Promise<T>,
): Promise<T> {
  const opened = await openOwnersDatabase(environment)
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
