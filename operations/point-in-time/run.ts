import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '#domain/actor.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast, submitted } from '#tests/cast.ts'
import { answerHelp } from '../../answer-help.ts'
import { ask } from '../many-processes/nodes.ts'
import { firstPort } from '../recipe/draw-ports.ts'
import { openRecipe } from '../recipe/open-recipe.ts'
import { makeServer } from './server.ts'

// npm run point-in-time: PostgreSQL with pgBackRest on this machine. It breaks twice, is put back, and what was lost is printed.
answerHelp(`Use it like this, as root, with pgbackrest and postgresql-15 of Debian 12:
  npm run point-in-time          writes, deletes, restores to the moment before; then loses the machine, and restores as far as it goes`)

const { folder, ends, say, blame, run } = await openRecipe('moment')
/** One account writes all: it is made before the backup. */
let writer: Person | undefined
await run(breakTwice)

async function breakTwice(): Promise<void> {
  const passphrase = randomBytes(32).toString('base64url')
  const server = await makeServer(join(folder, 'server'), firstPort(), passphrase)
  ends.push(() => server.stop())
  const before = await write(server.port, 20)
  server.backUp('full')
  const kept = [...before, ...(await write(server.port, 20))]
  say(
    `Written: ${kept.length} reports, ${before.length} of them before the backup. ${await sizes(server.port)}`,
  )

  // A moment that no change is at.
  await pause(1_000)
  const moment = await now(server.port)
  await pause(1_000)
  const after = await write(server.port, 5)
  await ask(server.port, 'drop table reports cascade')
  say(
    `Broken after ${moment}: the table of reports is dropped by hand, ${after.length} of them written after that moment.`,
  )
  await server.archive()
  const seconds = await server.restore(moment)
  await compare('Restored to the moment', { port: server.port, expected: kept, later: after, seconds })

  server.backUp('diff')
  const archived = await write(server.port, 5)
  await server.archive()
  const last = await write(server.port, 5)
  await server.kill()
  await rm(join(folder, 'server/data'), { recursive: true, force: true })
  say('The machine is lost, a moment after the last 5 reports.')
  const again = await server.restore(null)
  const all = [...kept, ...archived]
  await compare('Restored as far as the journal goes', {
    ...{ port: server.port, expected: all, later: last, seconds: again },
  })
}

/** Reports through the application, each acknowledged. */
async function write(port: number, count: number): Promise<string[]> {
  return withApplication(port, async (application) => {
    writer ??= (await cast(application, 'reporter')).reporter
    // The free plan takes five reports a month.
    const person = { ...writer, subscription: { tier: 'premium', status: 'active' } } as const
    const numbers = []
    for (let each = 0; each < count; each += 1)
      numbers.push((await submitted(application, person)).referenceNumber)
    return numbers
  })
}

/** `later` was written after the moment, or after the last piece of the journal that was handed over. */
type Comparing = { port: number; expected: string[]; later: string[]; seconds: number }

async function compare(what: string, { port, expected, later, seconds }: Comparing): Promise<void> {
  const rows = await ask(port, 'select reference_number as number from reports')
  const there = new Set(rows.map(({ number }) => String(number)))
  const lost = expected.filter((number) => !there.has(number))
  const kept = later.filter((number) => there.has(number))
  const problems = await withApplication(port, async (application) => (await checkLog(application)).problems)
  say(
    `${what}: ${expected.length - lost.length} of ${expected.length} reports are there, ${lost.length} lost; ${later.length - kept.length} of ${later.length} written later are gone. It took ${seconds.toFixed(1)} s. The log has ${problems.length} problems.`,
  )
  for (const problem of problems.slice(0, 5)) say(`  ${problem}`)
  blame(lost.length + problems.length)
}

async function withApplication<T>(
  port: number,
  work: (application: Awaited<ReturnType<typeof openApplication>>['application']) => Promise<T>,
): Promise<T> {
  const { application, close } = await openApplication(
    readEnvironment({
      DATABASE_URL: `postgres://fitila@127.0.0.1:${port}/fitila`,
      FITILA_KEY_FILE: join(folder, 'fitila.key'),
      FITILA_DATA_FOLDER: join(folder, 'site'),
      PUBLICATION_MINUTES: '0',
      LOG_LEVEL: 'silent',
    }),
  )
  try {
    return await work(application)
  } finally {
    await close()
  }
}

async function now(port: number): Promise<string> {
  const [row] = await ask(port, 'select clock_timestamp()::text as now')
  return String(row?.now)
}

async function sizes(port: number): Promise<string> {
  const [row] = await ask(port, "select pg_size_pretty(pg_database_size('fitila')) as size")
  return `The database has ${row?.size}.`
}
