import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { endSession, startSession } from '#server/access/sessions.ts'
import { formToken } from '#server/access/tokens.ts'
import type { Application } from '#server/kernel/application.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { tokenIn } from '#tests/support/token-in.ts'
import { withApplication } from '#tests/support/with-application.ts'

const typed = buildReport({ evidence: 'quokka was here' })

test('a form from another site is not carried out, even with a valid token', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://localhost:3001' },
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    const answer = await browser.post('/submit-report', typed, headers as Record<string, string>)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Sent from another site')
    expect((await application.database.pool.query('select id from reports')).rows).toEqual([])
  }
})

test('a form of ours is carried out', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  for (const headers of [
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' },
    { Origin: 'http://localhost:3000' },
    {},
  ]) {
    expect((await browser.post('/submit-report', typed, headers as Record<string, string>)).status).toBe(303)
  }
})

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(86)])(
  'with the token %j the form comes back with its words, to be sent again',
  async (given) => {
    const application = await withApplication()
    const { reporter } = await cast(application, 'reporter')
    const browser = await browseAs(application, await openSite(application), reporter)
    const answer = await browser.post('/submit-report', { ...typed, formToken: given })
    const page = await answer.text()
    expect(answer.status).toBe(403)
    expect(page).toContain('Please send it once more')
    expect(page).toContain('quokka was here')
    expect((await application.database.pool.query('select id from reports')).rows).toEqual([])
    const again = await browser.post('/submit-report', { ...typed, formToken: tokenIn(page) })
    expect(again.status).toBe(303)
  },
)

test('the token of another person’s form is worth nothing', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const ask = await openSite(application)
  const own = await browseAs(application, ask, reporter)
  const foreign = await browseAs(application, ask, stranger)
  expect((await own.post('/submit-report', { ...typed, formToken: foreign.formToken })).status).toBe(403)
})

test('a form that was opened before the login is given back with its words after it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const before = browseAsVisitor(application, ask)
  const after = await browseAs(application, ask, reporter)
  const answer = await after.post('/submit-report', { ...typed, formToken: before.formToken })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('quokka was here')
})

test('without any cookie no form is accepted, and the words come back with a new token and a cookie', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const form = { identifier: 'quokka', password: 'qsecret', formToken: tokenFor(application, '') }
  const answer = await ask('/login', { method: 'POST', body: new URLSearchParams(form) })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('set-cookie')).toMatch(/^sid=[\w-]{43}; /)
  const page = await answer.text()
  expect(page).toContain('quokka')
  expect(page).not.toContain('qsecret')
})

test('whose session ended while they wrote finds every word in the answer', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  const ask = await openSite(application)
  const forms = {
    '/submit-report': typed,
    [`/reports/${id}/edit`]: typed,
    [`/reports/${id}/verification`]: { method: 'document_check', notes: 'quokka was here' },
    [`/reports/${id}/rejection`]: { reason: 'quokka was here' },
  }
  for (const [path, fields] of Object.entries(forms)) {
    const token = await startSession(application, reviewer)
    await endSession(application, token)
    const given = tokenFor(application, token)
    const answer = await ask(path, {
      method: 'POST',
      headers: { cookie: `sid=${token}` },
      body: new URLSearchParams({ ...fields, formToken: given }),
    })
    expect(answer.status, path).toBe(401)
    const page = await answer.text()
    expect(page, path).toContain('quokka was here')
    expect(page, path).toMatch(/log in/i)
  }
})

test('a step that became impossible while it was written gives its words back', async () => {
  const application = await withApplication()
  const { reporter, officer, secondOfficer } = await cast(application, 'reporter', 'officer', 'secondOfficer')
  const { id } = await submitted(application, reporter)
  const ask = await openSite(application)
  const first = await browseAs(application, ask, officer)
  const second = await browseAs(application, ask, secondOfficer)
  expect((await first.post(`/reports/${id}/rejection`, { reason: 'First.' })).status).toBe(303)

  const answer = await second.post(`/reports/${id}/rejection`, { reason: 'quokka was here' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('quokka was here')
})

test('a login that was asked to go on to another site stays on this one', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ]) {
    const answer = await browser.get(`/login?next=${encodeURIComponent(next)}`)
    const target = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
    expect([answer.status, target.origin]).toEqual([302, 'http://localhost:3000'])
  }
})

test('a page shown twice holds two tokens, and both are taken', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  const shown = async () => tokenIn(await (await browser.get('/submit-report')).text())
  const [one, other] = [await shown(), await shown()]
  expect(one).not.toBe(other)
  // Nothing that stays the same is in both, which a guess in the same page could be compared with.
  expect(one.slice(0, 43)).not.toBe(other.slice(0, 43))
  expect(one.slice(43)).not.toBe(other.slice(43))
  for (const formToken of [one, other, one])
    expect((await browser.post('/submit-report', { ...typed, formToken })).status).toBe(303)
})

function tokenFor({ keys }: Application, sessionToken: string): string {
  return formToken(keys.forms, sessionToken, randomBytes(32))
}
