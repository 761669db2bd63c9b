import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { presentReceiptCode } from '@fitila/receipts/receipt-code'
import { count, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { formToken } from '#server/access/tokens.ts'
import { reports, sourceAccess } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { codeOfForm, hashOfForm } from '#server/sources/code-of-form.ts'
import { buildReport } from '#tests/cast.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'

/** The program starts twice, also on a slow machine. */
const timeout = minutes(5)

/** The real program, which a test kills and starts again at the same address. */
async function killable() {
  const { folder: dataFolder, remove } = await makeDataFolder()
  const port = await freePort()
  const made = { program: launch({ dataFolder, port }) }
  onTestFinished(async () => {
    await made.program.end('SIGTERM')
    await remove()
  })
  await made.program.untilLit()
  return {
    port,
    program: () => made.program,
    async startAgain(): Promise<Program> {
      expect(await made.program.ending()).toEqual({ code: null, signal: 'SIGKILL' })
      made.program = launch({ dataFolder, port })
      await made.program.untilLit()
      return made.program
    },
    async beside<T>(act: (application: Application) => Promise<T>): Promise<T> {
      const { application, close } = await openBeside(made.program, dataFolder)
      try {
        return await act(application)
      } finally {
        await close()
      }
    },
  }
}

type Form = { body: string; code: string; formNumber: string }

/** What the page sends: the token belongs to the form's number, and outlives a restart as the number does. */
function formOf(application: Application): Form {
  const formNumber = randomUUID()
  const token = formToken(application.keys.forms, formNumber, application.randomness.bytes(32))
  return {
    body: new URLSearchParams({ ...buildReport(), formNumber, formToken: token }).toString(),
    code: presentReceiptCode(codeOfForm(application, formNumber)),
    formNumber,
  }
}

/** Sends it, and ends the connection at the first byte of the answer. What came until then is lost. */
function cutAtFirstByte(port: number, { body }: Form, atFirstByte: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.once('data', () => {
    atFirstByte()
    socket.destroy()
    resolve()
  })
  socket.write(`POST /report HTTP/1.1\r\nHost: localhost:${port}\r\n`)
  socket.write('Content-Type: application/x-www-form-urlencoded\r\n')
  socket.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  return promise
}

async function codeShown(program: Program, { body }: Form): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${program.baseURL}/report`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/.exec(await answer.text())?.[0] ?? ''
}

async function reportsOf({ database, keys }: Application, { formNumber }: Form) {
  const [all] = await database.queries.select({ of: count() }).from(reports)
  const [ofForm] = await database.queries
    .select({ of: count() })
    .from(sourceAccess)
    .where(eq(sourceAccess.formHash, hashOfForm({ keys }, formNumber)))
  return { ofForm: ofForm?.of, all: all?.of }
}

test('after kill -9 at the first byte of the answer, the same form shows its one code, and there is one report', {
  timeout,
}, async () => {
  const { port, program, beside, startAgain } = await killable()
  const form = await beside(async (application) => formOf(application))
  await cutAtFirstByte(port, form, () => void process.kill(program().processId, 'SIGKILL'))
  const second = await startAgain()
  expect(await beside((application) => reportsOf(application, form))).toEqual({ ofForm: 1, all: 1 })
  expect(await codeShown(second, form)).toBe(form.code)
  expect(await codeShown(second, form)).toBe(form.code)
  expect(await beside((application) => reportsOf(application, form))).toEqual({ ofForm: 1, all: 1 })
})

test('after kill -9 before any answer, there is one report or none, and the same form then makes it one with the same code', {
  timeout,
}, async () => {
  const { port, program, beside, startAgain } = await killable()
  const form = await beside(async (application) => formOf(application))
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const sent = `POST /report HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n`
  socket.write(`${sent}Content-Length: ${Buffer.byteLength(form.body)}\r\n\r\n${form.body}`, () =>
    process.kill(program().processId, 'SIGKILL'),
  )
  const second = await startAgain()
  const left = await beside((application) => reportsOf(application, form))
  expect([0, 1]).toContain(left.all)
  expect(left.ofForm).toBe(left.all)
  expect(await codeShown(second, form)).toBe(form.code)
  expect(await codeShown(second, form)).toBe(form.code)
  expect(await beside((application) => reportsOf(application, form))).toEqual({ ofForm: 1, all: 1 })
})

test('a line that breaks at the first byte of the answer loses nothing, and two tabs with one form are one report', {
  timeout,
}, async () => {
  const { port, program, beside } = await killable()
  const form = await beside(async (application) => formOf(application))
  await cutAtFirstByte(port, form, () => {})
  const shown = await Promise.all([codeShown(program(), form), codeShown(program(), form)])
  expect(shown).toEqual([form.code, form.code])
  expect(await beside((application) => reportsOf(application, form))).toEqual({ ofForm: 1, all: 1 })
})

test('a line that breaks in the midst of the form stores nothing, and the whole form is taken later', {
  timeout,
}, async () => {
  const { port, program, beside } = await killable()
  const form = await beside(async (application) => formOf(application))
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  socket.once('close', () => resolve())
  const head = `POST /report HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n`
  socket.write(`${head}Content-Length: ${Buffer.byteLength(form.body)}\r\n\r\n`)
  socket.write(form.body.slice(0, Math.floor(form.body.length / 2)), () => socket.destroy())
  await closed
  // The next request is answered after the broken one has ended.
  expect((await fetch(`${program().baseURL}/report`)).status).toBe(200)
  expect(await beside((application) => reportsOf(application, form))).toEqual({ ofForm: 0, all: 0 })
  expect(await codeShown(program(), form)).toBe(form.code)
  expect(await beside((application) => reportsOf(application, form))).toEqual({ ofForm: 1, all: 1 })
})
