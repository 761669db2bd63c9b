import { request as httpRequest } from 'node:http'
import { createServer } from 'node:net'
import { test as base, expect, request } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { freshUsername } from '#tests/support/browser-test.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { openAccount } from '#tests/support/doors.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'
import { tokenIn } from '#tests/support/token-in.ts'

const test = base.extend<{ dataFolder: string }>({
  dataFolder: async ({ browserName: _ }, provide) => {
    const { folder, remove } = await makeDataFolder()
    await provide(folder)
    await remove()
  },
})

test('the program says in one line that it serves, and stops on Ctrl-C without a wait', async ({
  dataFolder,
}) => {
  const port = await freePort()
  const first = launch({ dataFolder, port })
  await first.untilLit()
  expect(first.output()).toMatch(/invitation\/\S+/)
  await openAccount(/http\S+invitation\S+/.exec(first.output())?.[0] ?? '', 'dami')
  await expectQuickEnd(first)

  const second = launch({ dataFolder, port })
  await second.untilLit()
  expect(second.output()).toBe(`Fitila is lit: http://localhost:${port}\n`)
  await expectQuickEnd(second)
})

test('a second start on the same data says so and leaves the first alone', async ({ dataFolder }) => {
  const first = launch({ dataFolder, port: await freePort() })
  await first.untilLit()
  const second = launch({ dataFolder, port: await freePort() })
  expect(await second.ending()).toEqual({ code: 1, signal: null })
  expect(second.output()).toContain(`Fitila already runs on this data (process ${first.processId}).`)
  expect((await fetch(`${first.baseURL}/reports`)).status).toBe(200)
  await first.end('SIGTERM')
})

test('a port that is taken is told in plain words', async ({ dataFolder }) => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const program = launch({ dataFolder, port })
  expect(await program.ending()).toEqual({ code: 1, signal: null })
  expect(program.output()).toContain('Something else uses this port already.')
  expectPlainWords(program)
  other.close()
  const next = launch({ dataFolder, port })
  await next.untilLit()
  await next.end('SIGTERM')
})

test('settings that do not fit are all named in plain words', async ({ dataFolder }) => {
  const settings = {
    PORT: 'eighty',
    PUBLIC_URL: 'fitila',
    DATABASE_URL: 'mysql://here',
    TRUST_PROXY: 'maybe',
  }
  const program = launch({ dataFolder, port: 0, settings })
  expect(await program.ending()).toEqual({ code: 1, signal: null })
  for (const name of Object.keys(settings)) expect(program.output()).toContain(`  ${name}: `)
  expectPlainWords(program)
})

test('a database that cannot be reached is told in plain words', async ({ dataFolder }) => {
  const settings = { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` }
  const program = launch({ dataFolder, port: await freePort(), settings })
  expect(await program.ending()).toEqual({ code: 1, signal: null })
  expectPlainWords(program)
})

test('after kill -9 in the midst of submitting, the next start has every report that was acknowledged', async ({
  dataFolder,
}) => {
  const port = await freePort()
  const first = launch({ dataFolder, port })
  await first.untilLit()
  const reporters = await Promise.all(
    [1, 2, 3, 4].map(() => openAccount(`${first.baseURL}/register`, freshUsername())),
  )
  const acknowledged: { number: number; path: string }[] = []
  const under = reporters.map(async (storageState, number) => {
    const reporter = await request.newContext({ baseURL: first.baseURL, storageState })
    for (let sent = 0; sent < 5; sent += 1) {
      const form = {
        ...buildReport(),
        formToken: tokenIn(await (await reporter.get('/submit-report')).text()),
      }
      const answer = await reporter.post('/submit-report', { form, maxRedirects: 0 })
      acknowledged.push({ number, path: answer.headers().location ?? '' })
      if (acknowledged.length === 7) process.kill(first.processId, 'SIGKILL')
    }
  })
  await Promise.allSettled(under)
  expect(await first.ending()).toEqual({ code: null, signal: 'SIGKILL' })
  expect(acknowledged.length).toBeGreaterThanOrEqual(7)

  const second = launch({ dataFolder, port })
  await second.untilLit()
  for (const [number, storageState] of reporters.entries()) {
    const reporter = await request.newContext({ baseURL: second.baseURL, storageState })
    for (const { path } of acknowledged.filter((report) => report.number === number)) {
      const answer = await reporter.get(path)
      expect(answer.status(), path).toBe(200)
      expect(await answer.text()).toContain(buildReport().evidence)
    }
  }
  await second.end('SIGTERM')
})

test('a stop takes no more connections, answers what has begun, ends live lines and then the program', async ({
  dataFolder,
}) => {
  const program = launch({ dataFolder, port: await freePort() })
  await program.untilLit()
  const storageState = await openAccount(`${program.baseURL}/register`, freshUsername())
  const reporter = await request.newContext({ baseURL: program.baseURL, storageState })
  const formToken = tokenIn(await (await reporter.get('/submit-report')).text())
  const live = await fetch(`${program.baseURL}/live/reports`)
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const form = new URLSearchParams({ ...buildReport(), formToken }).toString()
  const half = sendHalf(`${program.baseURL}/submit-report`, cookie, form)
  await half.sent

  const ending = program.end('SIGTERM')
  await expect.poll(() => fetch(`${program.baseURL}/about`).catch(() => 'refused')).toBe('refused')
  expect(await live.text()).toMatch(/retry: 5000\n\n$/)
  half.sendRest()
  expect(await half.answered).toEqual({ status: 303, connection: 'close' })
  expect(await ending).toEqual({ code: 0, signal: null })
})

/** A form whose second half waits to be sent. */
function sendHalf(address: string, cookie: string, form: string) {
  const answered = Promise.withResolvers<{ status: number | undefined; connection: string | undefined }>()
  const sent = Promise.withResolvers<void>()
  const middle = Math.floor(form.length / 2)
  const headers = {
    cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(form),
  }
  const sending = httpRequest(address, { method: 'POST', headers }, ({ statusCode, headers: said }) =>
    answered.resolve({ status: statusCode, connection: said.connection }),
  )
  sending.on('error', answered.reject)
  sending.write(form.slice(0, middle), () => sent.resolve())
  return {
    sent: sent.promise,
    answered: answered.promise,
    sendRest: () => void sending.end(form.slice(middle)),
  }
}

/** In less than the five seconds that a stop gives the database when it does not answer: nothing was waited for in vain. */
async function expectQuickEnd(program: Program): Promise<void> {
  const asked = performance.now()
  expect(await program.end('SIGINT')).toEqual({ code: 0, signal: null })
  expect(performance.now() - asked).toBeLessThan(5000)
}

/** No stack, no name of a class, no code. */
function expectPlainWords(program: Program): void {
  expect(program.output()).toMatch(/^\nFitila could not start\. [A-Z]/)
  expect(program.output()).not.toMatch(/\n\s+at |Error|E[A-Z]{5,}|node:/)
}
