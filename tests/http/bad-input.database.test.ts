import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('a field that is missing or too long is named, and every word that was typed is still there', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  const answer = await browser.post('/submit-report', {
    ...buildReport({ personName: '', position: 'x'.repeat(201), evidence: 'quokka <b>bold</b> & "quoted"' }),
    submissionKey: randomUUID(),
  })

  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('Please fill this in.')
  expect(page).toContain('Please keep this to 200 characters.')
  expect(page).toContain('quokka &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;')
  expect(page).not.toContain('<b>bold')
  for (const typed of ['One bungalow.', 'https://example.org/vouchers', '2025-06'])
    expect(page).toContain(typed)
  expectNoStack(page)
})

test('a password that was typed into a refused form is not sent back', async () => {
  const application = await withApplication()
  const browser = browseAsVisitor(application, await openSite(application))
  for (const path of ['/register', '/login']) {
    const answer = await browser.post(path, {
      username: 'quokka',
      identifier: 'quokka',
      password: 'qsecret',
      email: 'x',
    })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('quokka')
    expect(page).not.toContain('qsecret')
  }
})

test('at a wrong id there is the not-found page', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  for (const id of [
    '1',
    'x',
    "' or 1=1 --",
    '%00',
    '%F0%9F%AA%94',
    '..%2F..%2Fadmin',
    'a'.repeat(2_000),
    '%E0%A4%A',
  ]) {
    const answer = await browser.get(`/reports/${id}`)
    const page = await answer.text()
    expect(answer.status, id).toBe(404)
    expect(page).toMatch(/not found/i)
    expectNoStack(page)
    expect(application.logged).toEqual([])
  }
})

test('the report of another person looks exactly like one that is not there', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const { id } = await submitted(application, reporter)
  const browser = await browseAs(application, await openSite(application), stranger)
  const [foreign, missing] = [
    await browser.get(`/reports/${id}`),
    await browser.get(`/reports/${randomUUID()}`),
  ]
  expect([foreign.status, missing.status]).toEqual([404, 404])
  expect(withoutChance(await foreign.text())).toBe(withoutChance(await missing.text()))
})

test('the queue reads an odd query as no query', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer')
  const browser = await browseAs(application, await openSite(application), reviewer)
  for (const query of [
    'status=everything',
    'status=',
    'page=-1',
    'page=0',
    'page=1e99',
    'page=x',
    'page=99999999999',
    'status=%00',
  ]) {
    expect((await browser.get(`/admin?${query}`)).status, query).toBe(200)
  }
})

test('list and search take any odd query', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  for (const query of [
    'after=x',
    'after=',
    `after=${btoa('0000-01-01T00:00:00.000Z|x')}`,
    'q=%00',
    'q=%ED%A0%80',
    'q=%25_%27',
    'done=x',
  ]) {
    expect((await ask(`/reports?${query}`)).status, query).toBe(200)
    expect((await ask(`/search?${query}`)).status, query).toBe(200)
    expect(application.logged).toEqual([])
  }
})

test('a form that is sent again leads to the same report', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  const form = { ...buildReport(), submissionKey: randomUUID() }
  const first = await browser.post('/submit-report', form)
  const second = await browser.post('/submit-report', form)
  expect([first.status, second.status]).toEqual([303, 303])
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
})

test.each(['with its length', 'in chunks'])(
  'a body over the limit, sent %s, is refused on a clear page',
  async (way) => {
    const application = await withApplication()
    const ask = await openSite(application)
    const body = `evidence=${'x'.repeat(300 * 1024)}`
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await ask('/submit-report', {
      method: 'POST',
      headers: way === 'in chunks' ? headers : { ...headers, 'Content-Length': String(body.length) },
      body,
    })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('Too long to send')
  },
)

test('a body that is no form is called unreadable', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { cookie } = browseAsVisitor(application, ask)
  const rows = [
    ['application/json', '{"identifier":"amina"}'],
    ['text/plain', 'identifier=amina'],
    ['multipart/form-data', 'no boundary at all'],
    ['multipart/form-data; boundary=x', '--y\r\nbroken'],
    ['', ''],
  ] as const
  for (const [contentType, body] of rows) {
    const answer = await ask('/login', {
      method: 'POST',
      headers: { cookie, 'Content-Type': contentType },
      body,
    })
    const page = await answer.text()
    expect(answer.status, contentType).toBe(400)
    expect(page).toContain('We could not read this form')
    expectNoStack(page)
  }
})

test('with a broken cookie one is a visitor', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  for (const cookie of [
    'sid=',
    'sid=x',
    'sid=%%%',
    `sid=${'a'.repeat(4_000)}`,
    'sid=;;;=',
    `sid=${'a'.repeat(43)}`,
    '\u00ff',
  ]) {
    const statuses = await Promise.all(
      ['/reports', '/login', '/notifications'].map(
        async (path) => (await ask(path, { headers: { cookie } })).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 401])
    expect(application.logged).toEqual([])
  }
})

/** What differs between two answers to the same question. */
function withoutChance(page: string): string {
  return page
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/(?<![\w-])[\w-]{86}(?![\w-])/g, 'form token')
    .replace(/requestNumber","[0-9a-f]{12}/g, 'request')
}

function expectNoStack(page: string): void {
  expect(page).not.toMatch(/node_modules|\.[tj]sx?:\d+:\d+|DrizzleQueryError|select "/)
}
