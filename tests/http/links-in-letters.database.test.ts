import { expect, test } from 'vitest'
import { cast, password } from '#tests/cast.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { tokenInLetter, withMailServer } from '#tests/support/network/mail-server.ts'
import { withApplication } from '#tests/support/with-application.ts'

const fresh = 'harmattan on tin roofs'
const newcomer = { username: 'newcomer', email: 'newcomer@example.org', password }

test('from the form to the letter to the log-in: a scanner that opens the link first uses nothing up', async () => {
  const application = await withApplication()
  const server = await withMailServer(application)
  const ask = await openSite(application)
  const browser = browseAsVisitor(application, ask)
  const registered = await browser.post('/register', newcomer)
  expect(registered.headers.get('location')).toMatch(/^\/confirm-email\?done=confirmation-sent\./)
  expect(registered.headers.get('set-cookie')).toBeNull()
  const refused = await browser.post('/login', { identifier: 'newcomer', password })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('Please check your email to confirm your account before logging in.')

  const link = `/confirm-email?token=${tokenInLetter((await server.fetch())[0])}`
  for (const method of ['GET', 'HEAD', 'GET']) {
    const led = await ask(link, { method })
    const cookie = led.headers.get('set-cookie')?.split(';')[0] ?? ''
    const looked = await ask(led.headers.get('location') ?? '', { method, headers: { cookie } })
    expect([led.status, looked.status]).toEqual([303, 200])
    expect(looked.headers.get('referrer-policy')).toBe('no-referrer')
    expect(looked.headers.get('cache-control')).toContain('no-store')
  }
  const confirmed = await browser.post(link, {})
  expect(confirmed.headers.get('location')).toMatch(/^\/login\?done=account-confirmed\./)
  expect((await browser.post('/login', { identifier: 'newcomer', password })).status).toBe(303)
  const again = await browser.post(link, {})
  expect(again.status).toBe(404)
  expect(await again.text()).toMatch(/This link no longer works[\s\S]*\/confirm-email\/letter/)
  expect(application.logged.join()).not.toContain(link.slice(-43))
})

test('a free address and a taken one get the same answer to the last byte but chance', async () => {
  const application = await withApplication()
  const server = await withMailServer(application)
  await cast(application, 'reporter')
  const browser = browseAsVisitor(application, await openSite(application))
  const answerTo = async (path: string, fields: Record<string, string>) => {
    const answer = await browser.post(path, fields)
    return [answer.status, answer.headers.get('location'), await answer.text()]
  }
  expect(await answerTo('/register', { ...newcomer, username: 'first', email: 'amina@example.org' })).toEqual(
    await answerTo('/register', { ...newcomer, username: 'second' }),
  )
  for (const path of ['/forgot-password', '/confirm-email/letter'])
    expect(await answerTo(path, { email: 'amina@example.org' })).toEqual(
      await answerTo(path, { email: 'nobody@example.org' }),
    )
  await server.fetch()
})

test('a site without a mail server promises no letter, neither on the page nor in the toast', async () => {
  const application = await withApplication()
  const browser = browseAsVisitor(application, await openSite(application))
  for (const [path, button] of [
    ['/forgot-password', 'Send me the link'],
    ['/confirm-email/letter', 'Send the letter'],
  ] as const) {
    const page = await (await browser.get(path)).text()
    expect(page).toContain('This site cannot send email yet')
    expect(page).toContain('Make the letter')
    expect(page).not.toContain(`>${button}</button>`)
    const answer = await browser.post(path, { email: 'amina@example.org' })
    expect(answer.headers.get('location')).toMatch(/\?done=letter-kept\./)
  }
})

test('a reset logs every device out, with the password that was typed nowhere in the page', async () => {
  const application = await withApplication()
  const server = await withMailServer(application)
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const device = await browseAs(application, ask, reporter)
  const browser = browseAsVisitor(application, ask)
  await browser.post('/forgot-password', { email: reporter.email })
  const link = `/reset-password?token=${tokenInLetter((await server.fetch())[0])}`
  const weak = await browser.post(link, { password: 'amina99' })
  expect(weak.status).toBe(422)
  const page = await weak.text()
  expect(page).toContain('This password is too easy to guess.')
  expect(page).not.toContain('amina99')
  expect((await browser.post(link, { password: fresh })).headers.get('location')).toMatch(
    /^\/login\?done=password-reset\./,
  )
  expect((await device.get('/profile')).status).toBe(401)
})

test('a form that sends a role, a tier or another person’s id along changes nothing but what it is for', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const browser = await browseAs(application, await openSite(application), reporter)
  const grasping = {
    role: 'administrator',
    isAdmin: 'true',
    subscriptionTier: 'enterprise',
    tier: 'enterprise',
  }
  const ids = { id: stranger.id, userId: stranger.id, user_id: stranger.id }
  await browser.post('/profile', { username: 'zainab', email: reporter.email, ...grasping, ...ids })
  await browser.post('/profile/password', {
    currentPassword: password,
    password: fresh,
    ...ids,
  })
  const { rows } = await application.database.pool.query(
    `select username, role, (select count(*)::int from plan_periods) as periods
     from profiles order by username`,
  )
  expect(rows).toEqual([
    { username: 'hauwa', role: 'reporter', periods: 0 },
    { username: 'zainab', role: 'reporter', periods: 0 },
  ])
  const other = browseAsVisitor(application, await openSite(application))
  expect((await other.post('/login', { identifier: 'hauwa', password })).status).toBe(303)
})

test('the download is a person’s own file, and no one else’s', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter', 'stranger')
  const browser = await browseAs(application, await openSite(application), reporter)
  const answer = await browser.get('/profile/data')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ held: { 'profiles.id': [{ username: 'amina' }] } })
  expect(text).not.toContain('hauwa')
})
