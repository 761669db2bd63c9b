import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import type { Place } from '#server/access/lanes.ts'
import { networkOf } from '#server/access/network.ts'
import { startSession } from '#server/access/sessions.ts'
import { sessions } from '#server/database/people-schema.ts'
import { cast, password, submitted } from '#tests/cast.ts'
import { type Browser, browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { codeAt, withAppSetUp } from '#tests/support/second-step.ts'
import { tokenIn } from '#tests/support/token-in.ts'
import { withApplication } from '#tests/support/with-application.ts'

// Named after what auditors found in others of our kind. SEC-01-001 is in server/people/second-step/second-step.database.test.ts;
// docs/threat-model.md lists those that cannot happen here, and why.

const elsewhere = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '\t//evil.example',
]

test('SEC-01-002 Insufficient Password Complexity: a password that is easy to guess makes no account', async () => {
  const application = await withApplication()
  const visitor = browseAsVisitor(application, await openSite(application))
  for (const weak of ['123456', 'password1', 'nigeria', 'amina2026'])
    expect(
      (await visitor.post('/register', { username: 'amina', email: 'amina@example.org', password: weak }))
        .status,
    ).toBe(422)
})

test('SEC-01-003 Possible User DoS via Logout CSRF: no foreign site logs anyone out', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, ask, reporter)
  const foreign = [
    await browser.post('/logout', {}, { 'Sec-Fetch-Site': 'cross-site' }),
    await browser.post('/logout', {}, { Origin: 'https://evil.example' }),
    await browser.post('/logout', { formToken: 'made up' }),
    await browser.post('/profile/security', { intent: 'end-others' }, { 'Sec-Fetch-Site': 'cross-site' }),
  ]
  expect(foreign.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await browser.get('/logout')).status).toBe(200)
  expect((await browser.get('/reports/mine')).status).toBe(200)
})

test('SEC-01-004 Multiple Leaks via API Error Messages in Development Mode: a broken second step tells nothing', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter } = await cast(application, 'reporter')
  await withAppSetUp(application, reporter)
  const browser = await browseAs(application, ask, { ...reporter, assurance: 'full' })
  for (const passkey of ['{', '[]', 'null', '{"id":1}', JSON.stringify({ id: 'x', type: 'public-key' })]) {
    const answer = await browser.post('/confirm', { passkey, intent: 'passkey' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).not.toMatch(/node_modules|\.[tj]sx?:\d+:\d+|ZodError|\bZod\b|select "/)
  }
})

test('GHSA-xg6x-h9c9-2m83, second step bypassed by a session from before: a pending session opens nothing', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { officer } = await cast(application, 'officer')
  const { id } = await submitted(application, officer)
  const before = await browseAs(application, ask, { ...officer, assurance: 'password' })
  const { secret } = await withAppSetUp(application, officer)
  expect((await before.get('/reports/mine')).status).toBe(401)

  const visitor = browseAsVisitor(application, ask)
  const answer = await visitor.post('/login', { identifier: 'chidi', password, next: '/admin' })
  expect(answer.headers.get('location')).toBe('/second-step?next=%2Fadmin')
  const pending = follow(application, ask, answer)
  for (const path of [
    '/reports/mine',
    '/admin',
    `/reports/${id}`,
    '/profile/security',
    '/confirm',
    '/logout',
  ])
    expect((await pending.get(path)).status, path).toBe(401)
  expect((await pending.get('/second-step')).status).toBe(200)
  for (const [path, form] of [
    ['/confirm', { confirmation: password }],
    ['/profile/security', { intent: 'begin-app' }],
    ['/session/renewal', {}],
    ['/submit-report', {}],
  ] as const)
    expect((await pending.post(path, form)).status, path).toBe(401)

  const passed = await pending.post('/second-step', {
    code: codeAt(secret, application.now()),
    next: '/admin',
  })
  expect(passed.headers.get('location')).toMatch(/^\/admin\?done=logged-in\./)
  expect((await pending.get('/admin')).status).toBe(401)
  expect((await follow(application, ask, passed).get('/admin')).status).toBe(200)
})

test('CVE-2026-45364, IPv6 rate-limit bypass: a network is a /64, so its addresses are counted together', () => {
  const networks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:DB8:1:2:0:0:0:7%eth0'].map(networkOf)
  expect(new Set(networks).size).toBe(1)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networks[0])
})

test('CVE-2024-56734, CVE-2025-27143, CVE-2025-53535, open redirects: next= cannot leave the site', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter } = await cast(application, 'reporter')
  const { codes } = await withAppSetUp(application, reporter)
  await cast(application, 'stranger')
  for (const [index, next] of elsewhere.entries()) {
    const loggedIn = await browseAsVisitor(application, ask).post('/login', {
      identifier: 'hauwa',
      password,
      next,
    })
    expect(loggedIn.headers.get('location')).toMatch(/^\/\?done=logged-in\./)
    const browser = await browseAs(application, ask, reporter)
    const confirmed = await browser.post('/confirm', { confirmation: password, next })
    expect(confirmed.headers.get('location')).toMatch(/^\/\?done=confirmed\./)
    const asked = await browseAsVisitor(application, ask).post('/login', {
      identifier: 'amina',
      password,
      next,
    })
    expect(asked.headers.get('location')).toBe('/second-step?next=%2F')
    const pending = follow(application, ask, asked)
    const passed = await pending.post('/second-step', { code: codes[index] ?? '', next })
    expect(passed.headers.get('location')).toMatch(/^\/[^/\\]/)
  }
})

test('Issue J: Attacker May Be Able To Extract Secrets Through Side-Channel Attacks: known and unknown names cost one hash each', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  let hashes = 0
  const counting = {
    ...application,
    hashing: {
      ...application.hashing,
      run<T>(place: Place, work: () => Promise<T>) {
        hashes += 1
        return application.hashing.run(place, work)
      },
    },
  }
  const visitor = browseAsVisitor(counting, await openSite(counting))
  for (const identifier of ['amina', 'nobody', 'amina@example.org', 'nobody@example.org']) {
    hashes = 0
    await visitor.post('/login', { identifier, password: 'wrong' })
    expect(hashes, identifier).toBe(1)
  }
})

test('V-003 Sequential message IDs: what an address or a form names is random', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  for (let each = 1; each <= 3; each += 1) await startSession(application, reporter)
  const rows = await application.database.queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, reporter.id))
  for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/)
})

test('a session’s token is in the cookie alone: in no page, no address and no row', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, ask, reporter)
  const token = browser.cookie.split('=')[1] ?? ''
  for (const path of ['/profile/security', '/profile/security.data', '/profile/security/passkey'])
    expect(await (await browser.get(path)).text(), path).not.toContain(token)
  expect(await everyRow(application)).not.toContain(token)
})

test('two tabs: a form from before the password was asked again comes back whole, and goes through', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter } = await cast(application, 'reporter')
  const one = await browseAs(application, ask, reporter)
  const confirmed = await one.post('/confirm', { confirmation: password })
  const other = follow(application, ask, confirmed)
  const stale = await other.post('/profile/security', { intent: 'end-others', formToken: one.formToken })
  expect(stale.status).toBe(403)
  const formToken = tokenIn(await stale.text())
  expect((await other.post('/profile/security', { intent: 'end-others', formToken })).status).toBe(303)
})

test('a grave step asks for the password in its own form, keeps what was typed, and is done with it', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter } = await cast(application, 'reporter')
  const { token } = await withAppSetUp(application, reporter)
  application.later(minutes(10))
  const browser = follow(application, ask, token)
  const asked = await browser.post('/profile/security/codes', {})
  const page = await asked.text()
  expect(asked.status).toBe(403)
  expect(page).toContain('name="confirmation"')
  const wrong = await browser.post('/profile/security/codes', { confirmation: 'wrong' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('name="confirmation"')
  const done = await browser.post('/profile/security/codes', { confirmation: password })
  expect(done.status).toBe(200)
  expect(await done.text()).toContain('Ten new codes')
})

test('too many tries are answered with 429, the time to wait in words and in Retry-After', async () => {
  const application = await withApplication()
  const visitor = browseAsVisitor(application, await openSite(application))
  const form = { identifier: 'nobody', password: 'wrong' }
  for (let each = 1; each <= 10; each += 1) await visitor.post('/login', form)
  const answer = await visitor.post('/login', form)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await answer.text()).toContain('You can try again in about 1 minute.')
})

/** The browser after this answer, or with this token: with the cookie that it set. */
function follow(
  application: Parameters<typeof browseAsVisitor>[0],
  ask: Parameters<typeof browseAsVisitor>[1],
  given: Response | string,
): Browser {
  const token =
    typeof given === 'string' ? given : /sid=([\w-]{43})/.exec(given.headers.get('set-cookie') ?? '')?.[1]
  return browseAsVisitor(application, ask, token)
}
