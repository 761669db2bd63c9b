import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { startSession } from '#server/access/sessions.ts'
import { freezeSite, thawSite } from '#server/freezing/freeze-site.ts'
import { cast, submitted } from '#tests/cast.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { rowDigests } from '#tests/support/row-digests.ts'
import { withApplication } from '#tests/support/with-application.ts'

const timeout = minutes(3)

test('while the site is frozen every form is refused with what was typed, and nothing changes', {
  timeout,
}, async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  const { id } = await submitted(application, reporter)
  const own = await browseAs(application, ask, reporter)
  const staff = await browseAs(application, ask, officer)
  const stranger = browseAsVisitor(application, ask)
  await freezeSite(application.database.pool, application.now())
  const before = await rowDigests(application)
  const sent = [
    await stranger.post('/contact', { name: 'Wombat', subject: 'other', message: 'A quokka message.' }),
    await stranger.post('/login', { identifier: reporter.username, password: 'a wrong one' }),
    await stranger.post('/register', { username: 'bilby', email: 'bilby@invented.example', password: 'x' }),
    await own.post('/profile', { username: 'bilby', email: 'bilby@invented.example' }),
    await own.post('/subscription-plans/voucher', { voucherCode: 'NUMBAT' }),
  ]
  expect(sent.filter(({ status }) => status !== 503).map(({ url, status }) => [url, status])).toEqual([])
  expect(await sent[0]?.text()).toContain('A quokka message.')
  expect(await sent[4]?.text()).toContain('NUMBAT')
  // Its session is over, as that of every member of the staff.
  expect((await staff.post(`/reports/${id}/approval`, {})).status).toBeGreaterThanOrEqual(400)
  expect(await rowDigests(application)).toEqual(before)
  for (const path of ['/', '/reports', '/faq']) expect((await stranger.get(path)).status, path).toBe(200)
  expect((await own.get(`/reports/${id}`)).status).toBe(200)
})

test('a person can leave a frozen site, and once it is let go everything works', { timeout }, async () => {
  const application = await withApplication()
  const { pool } = application.database
  const ask = await openSite(application)
  const { reporter } = await cast(application, 'reporter')
  const own = await browseAs(application, ask, reporter)
  await freezeSite(pool, application.now())
  expect((await own.post('/logout', {})).status).toBe(303)
  await thawSite(pool, application.now())
  await startSession(application, reporter)
  const again = await browseAs(application, ask, reporter)
  const sent = await again.post('/subscription-plans/voucher', { voucherCode: 'NUMBAT' })
  expect(sent.status).not.toBe(503)
})

test('news of a payment are asked for again while the site is frozen', { timeout }, async () => {
  const application = await withApplication()
  const standIn = await putOnSale(application)
  const ask = await openSite(application)
  await freezeSite(application.database.pool, application.now())
  const { body, signature } = standIn.event('charge.success', 'none')
  const headers = { 'x-paystack-signature': signature, 'Content-Type': 'application/json' }
  expect((await ask('/payments/news', { method: 'POST', body, headers })).status).toBe(503)
})
