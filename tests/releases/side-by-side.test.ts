import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { minutes, seconds } from '#domain/time/durations.ts'
import { lockNotAvailable } from '#server/database/rewrite-table.ts'
import { look } from '#tests/faults/look.ts'
import { logInAll, makePeople } from '#tests/faults/people.ts'
import { startDatabase } from '#tests/faults/standing.ts'
import { type Ledger, newLedger, pressAgain, pressButtons } from '#tests/faults/traffic.ts'
import { openBeside, socketUrl } from '#tests/support/browser-setup.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'
import { lastRelease } from '../../operations/update/last-release.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** A clone without its history has no release before: this test is then left out by name. */
const isThere = await run('git', ['cat-file', '-e', `${lastRelease.commit}^{commit}`], { cwd: root }).then(
  () => true,
  () => false,
)

test.skipIf(!isThere)(
  'processes of the last release and of this one work beside each other on the schema of this one',
  { timeout: minutes(15) },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fitila-releases-'))
    const ends: (() => Promise<unknown>)[] = [
      () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
    ]
    onTestFinished(async () => {
      for (const end of ends.toReversed()) await end()
    })
    const earlier = await sourcesOfLastRelease(join(folder, 'earlier'))
    const postgres = join(folder, 'postgres')
    const database = await startDatabase(postgres)
    ends.push(async () => {
      database.stop()
      await database.ending
    })
    const dataFolder = join(folder, 'data')
    const settings = { DATABASE_URL: socketUrl(postgres), FITILA_KEY_FILE: join(dataFolder, 'fitila.key') }
    const start = async (sources?: string): Promise<Program> => {
      const program = launch({
        dataFolder,
        port: await freePort(),
        settings,
        ...(sources ? { sources } : {}),
      })
      ends.push(() => program.end('SIGTERM'))
      await program.untilLit()
      return program
    }
    // This release first: the other finds its schema when it starts.
    const now = await start()
    const before = await start(earlier)
    const beside = await openBeside(now, dataFolder, postgres)
    ends.push(() => beside.close())
    const people = await makePeople(beside.application)
    const began = performance.now()
    const ledgers = await Promise.all(
      [now, before].map(async (program) => {
        const ledger = newLedger()
        const visits = await logInAll(beside.application, people)
        const isOver = () => isEnough(ledger, performance.now() - began)
        while (!isOver()) await pressButtons(program.baseURL, visits, ledger, isOver)
        // On a machine that stalls a lock may not be free in time: the person is told, and presses again.
        const doubtful = ledger.doubtful.submissions.length + ledger.doubtful.approvals.length
        await pressAgain(program.baseURL, visits, ledger)
        expect(doubtful, 'steps in doubt').toBeLessThanOrEqual(faultsOf(program).ofLocks.length)
        return ledger
      }),
    )
    for (const ledger of ledgers) {
      expect(ledger.submitted.length).toBeGreaterThanOrEqual(enough.submitted)
      expect(ledger.approved.length).toBeGreaterThanOrEqual(enough.approved)
      expect(await look(beside.application, ledger)).toEqual({ lost: [], half: [] })
    }
    for (const program of [now, before]) expect(faultsOf(program).others).toEqual([])
  },
)

const enough = { submitted: 6, approved: 2 }

/** Twenty seconds, or until there is enough to say something on a slow machine. */
function isEnough({ submitted, approved }: Ledger, passed: number): boolean {
  const hasEnough = submitted.length >= enough.submitted && approved.length >= enough.approved
  return passed > (hasEnough ? seconds(20) : minutes(4))
}

/** The lines of the log that tell a fault: that a lock was not free in time, and all others. */
function faultsOf(program: Program): { ofLocks: string[]; others: string[] } {
  const faults = program
    .output()
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line))
  const isOfLock = (line: string) => line.includes(lockNotAvailable)
  return { ofLocks: faults.filter(isOfLock), others: faults.filter((line) => !isOfLock(line)) }
}

async function sourcesOfLastRelease(folder: string): Promise<string> {
  await mkdir(folder)
  const archive = join(folder, '..', 'earlier.tar')
  await run('git', ['archive', '--format=tar', '-o', archive, lastRelease.commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // Its own pages. The tools and the source that it would serve are no question here, so it serves this release's.
  const building = spawn(
    process.execPath,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  )
  const [code] = await once(building, 'close')
  if (code !== 0) throw new Error('the last release was not built')
  for (const part of ['tools', 'source'])
    await cp(join(root, 'build', part), join(folder, 'build', part), { recursive: true })
  return folder
}
