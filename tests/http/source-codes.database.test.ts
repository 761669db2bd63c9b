import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeBytes, makeReceiptCode, presentReceiptCode } from '@fitila/receipts/receipt-code'
import { expect, test } from 'vitest'
import type { Source } from '#domain/actor.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { formToken } from '#server/access/tokens.ts'
import { deleteReport } from '#server/sources/delete-report.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { buildReport } from '#tests/cast.ts'
import { type Ask, openSite } from '#tests/support/browse.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

const wrongCodes = 1_000
const timedRounds = 100
const timeout = minutes(10)

test('wrong, expired, withdrawn and deleted codes get one answer, and so do a thousand others', {
  timeout,
}, async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const expired = await newCode(application)
  application.later(days(121))
  await doDueWork(application)
  const withdrawn = await newCode(application)
  await withdrawReport(application, await sourceOf(application, withdrawn), null)
  const deleted = await newCode(application)
  await deleteReport(application, await sourceOf(application, deleted), null)
  const strange = Array.from({ length: wrongCodes }, () =>
    presentReceiptCode(makeReceiptCode(application.randomness.bytes(codeBytes))),
  )
  const answers = new Set<string>()
  for (const [place, code] of [expired, withdrawn, deleted, ...strange].entries())
    answers.add(await answerTo(application, ask, { code, place }))
  expect([...answers]).toHaveLength(1)
  expect([...answers][0]).toContain('422')
  expect(application.logged).toEqual([])

  // In turn, so that a busy machine slows each kind alike.
  const kinds = [expired, withdrawn, deleted, strange[0] ?? '']
  const times = kinds.map((): number[] => [])
  for (let round = 0; round < timedRounds; round += 1)
    for (const [kind, code] of kinds.entries()) {
      const began = performance.now()
      await answerTo(application, ask, { code, place: wrongCodes + round * kinds.length + kind })
      times[kind]?.push(performance.now() - began)
    }
  const medians = times.map((some) => some.toSorted((one, other) => one - other)[timedRounds / 2] ?? 0)
  expect(Math.max(...medians) / Math.min(...medians), medians.join(', ')).toBeLessThan(1.5)
})

test('no code, word, form number or token of a visit is in a row, in the log or on the disk', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const formNumber = randomUUID()
  const sent = await post(application, ask, '/report', { ...buildReport(), formNumber })
  const page = await sent.text()
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/.exec(page)?.[0] ?? ''
  const words = [...page.matchAll(/<li>([a-z]{3,8})<\/li>/g)].map(([, word]) => word)
  expect([code.length, words.length]).toEqual([29, 11])
  const back = await post(application, ask, '/report/return', { sourceCode: code, formNumber: randomUUID() })
  const [cookie = ''] = back.headers.getSetCookie()
  expect(cookie).not.toMatch(/expires|max-age/i)
  const [, token = ''] = /=([^;]+)/.exec(cookie) ?? []
  const shown = await ask('/report/status', { headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect(await shown.text()).toContain('Where it is')

  const rows = await everyRow(application)
  const held = [rows, application.logged.join(''), await diskOf(application)].join('\n').toLowerCase()
  expect(token.length).toBeGreaterThan(20)
  for (const secret of [code, code.replaceAll('-', ''), words.join(' '), words.join(','), formNumber, token])
    expect(held).not.toContain(secret.toLowerCase())
})

test('reading the first page of this way takes at most 40 kB', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const asBrotli = { headers: { 'Accept-Encoding': 'br' } }
  const page = await (await ask('/report')).text()
  const styles = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(
    ([, path]) => path ?? [],
  )
  expect(styles.length).toBeGreaterThan(0)
  const answers = await Promise.all(['/report', ...styles].map((path) => ask(path, asBrotli)))
  for (const answer of answers) expect(answer.headers.get('content-encoding')).toBe('br')
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
})

async function newCode(application: TestApplication): Promise<string> {
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  return code
}

async function sourceOf(application: TestApplication, sourceCode: string): Promise<Source> {
  const source = await findVisit(application, await returnByCode(application, { sourceCode }, null))
  if (!source) throw new Error('the visit was not opened')
  return source
}

/** Status, headers and page as one text, with the length of the page, and without what is random in each answer. */
async function answerTo(
  application: TestApplication,
  ask: Ask,
  { code, place }: { code: string; place: number },
): Promise<string> {
  // Each try comes from its own network, far from the others, so that no limit answers.
  const network = { 'X-Forwarded-For': `${11 + (place % 80)}.${place % 251}.${place % 256}.1` }
  const formNumber = randomUUID()
  const answer = await post(application, ask, '/report/return', { sourceCode: code, formNumber }, network)
  const page = await answer.text()
  const headers = [...answer.headers].filter(([name]) => name !== 'content-security-policy')
  const plain = page
    .replaceAll(code, 'CODE')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'NUMBER')
    .replaceAll(/[\w-]{43,}/g, 'TOKEN')
  return JSON.stringify([answer.status, headers, page.length, plain])
}

function post(
  application: TestApplication,
  ask: Ask,
  path: string,
  fields: Record<string, string> & { formNumber: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  const token = formToken(application.keys.forms, fields.formNumber, application.randomness.bytes(32))
  return ask(path, { method: 'POST', headers, body: new URLSearchParams({ ...fields, formToken: token }) })
}

async function diskOf({ storageFolder }: TestApplication): Promise<string> {
  const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'latin1'))
  return (await Promise.all(texts)).join('\n')
}
