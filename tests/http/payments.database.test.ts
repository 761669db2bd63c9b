import { expect, test } from 'vitest'
import { noSeller } from '#server/kernel/seller.ts'
import { cast } from '#tests/cast.ts'
import { type Ask, browseAs, openSite } from '#tests/support/browse.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('a plan is bought: the page says who learns what, leads to the provider alone, and comes back with the plan', async () => {
  const { standIn, browser } = await onSale()
  const plans = await (await browser.get('/subscription-plans')).text()
  expect(plans).toContain('A source never needs to pay.')
  expect(plans).toContain('/subscription-plans/purchase?plan=premium-year')
  const purchase = await browser.get('/subscription-plans/purchase?plan=premium-year')
  expect(purchase.headers.get('content-security-policy')).toContain(`form-action 'self' ${standIn.origin}`)
  const page = await shown(purchase)
  for (const told of ['Lamp Books', '₦35,000', '366 days', 'This site is on trial', 'Who learns what'])
    expect(page).toContain(told)
  const { reference, location } = await buy('premium-year', { standIn, browser })
  expect(new URL(location).origin).toBe(standIn.origin)

  const waiting = await shown(await browser.get(`/payments/${reference}`))
  expect(waiting).toContain('We are asking the payment service')
  expect(waiting).toMatch(/<meta http-equiv="refresh" content="10"/i)
  standIn.change(reference, { status: 'failed' })
  expect(await shown(await browser.get(`/payments/${reference}`))).toContain('Upgrade Failed')
  standIn.change(reference, { status: 'success' })
  const paid = await browser.get(`/payments/${reference}?trxref=${reference}&reference=${reference}`)
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toMatch(
    /^\/subscription-plans\?success=true&done=subscription-upgraded\./,
  )
  const greeted = await shown(await browser.get(paid.headers.get('location') ?? ''))
  expect(greeted).toContain('Subscription Upgraded')
})

test('an invoice is a PDF with its own font, for the one who paid; the books are for administrators', async () => {
  const { application, ask, standIn, browser } = await onSale()
  application.seller = { ...noSeller, name: 'Ọ̀ṣun Ɗaki Books', vatNumber: '00000000-0002' }
  const { reference } = await buy('premium-year', { standIn, browser })
  const address = `/payments/${reference}/invoice.pdf`
  expect((await browser.get(address)).status).toBe(404)
  standIn.change(reference, { status: 'success' })
  await browser.get(`/payments/${reference}`)
  const paper = await browser.get(address)
  expect(paper.headers.get('content-disposition')).toBe('attachment; filename="INV-2026-000001.pdf"')
  const pdf = Buffer.from(await paper.arrayBuffer()).toString('latin1')
  for (const part of ['%PDF-1.7', '/FontFile', '/ToUnicode', '%%EOF']) expect(pdf).toContain(part)
  // No letter was missing in the font, ₦ among them.
  expect(pdf.length).toBeGreaterThan(10_000)
  expect(await (await browser.get('/subscription-plans/billing')).text()).toContain(address)
  const { stranger, administrator } = await cast(application, 'stranger', 'administrator')
  expect((await (await browseAs(application, ask, stranger)).get(address)).status).toBe(404)
  expect((await browser.get('/admin/payments/books.csv')).status).toBe(403)
  const books = await (await browseAs(application, ask, administrator)).get('/admin/payments/books.csv')
  expect(await books.text()).toContain(`INV-2026-000001,invoice,2026-11-21,${reference},premium-year`)
})

test('fifty deliveries of one event at once, and a hundred later, count once; before, with and without the return', async () => {
  const { application, ask, standIn, browser } = await onSale()
  const { reference } = await buy('premium-month', { standIn, browser })
  // Before it is paid: the event is a reason to look, and what it claims is not believed.
  expect(await tell(ask, standIn.event('charge.success', reference))).toBe(200)
  expect(await grantedDays(application)).toBe(0)
  standIn.change(reference, { status: 'success' })
  const event = standIn.event('charge.success', reference)
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => tell(ask, event)),
    browser.get(`/payments/${reference}`).then(({ status }) => status),
  ])
  expect(new Set(answers)).toEqual(new Set([200, 303]))
  for (let replay = 0; replay < 100; replay += 1) await tell(ask, event)
  expect(await grantedDays(application)).toBe(31)
})

test('a forged event is refused, whatever it names, and starts no question to the provider', async () => {
  const { application, ask, standIn, browser } = await onSale()
  const { reference } = await buy('premium-month', { standIn, browser })
  standIn.change(reference, { status: 'success' })
  const { body, signature } = standIn.event('charge.success', reference)
  const questions = standIn.heard.length
  for (const forged of [
    { body, signature: '' },
    { body, signature: 'f'.repeat(128) },
    { body, signature: signature.slice(2) },
    { body: `${body} `, signature },
    { body: JSON.stringify({ ...JSON.parse(body), event: 'refund.processed' }), signature },
  ])
    expect(await tell(ask, forged)).toBe(401)
  expect(standIn.heard.length).toBe(questions)
  expect(await grantedDays(application)).toBe(0)
})

test('events in a wrong order, of unknown kinds and about nothing of ours are taken, and change nothing', async () => {
  const { application, ask, standIn, browser } = await onSale()
  const { reference } = await buy('premium-month', { standIn, browser })
  standIn.change(reference, { status: 'success' })
  for (const kind of [
    'refund.failed',
    'charge.success',
    'charge.dispute.create',
    'transfer.failed',
    'quokka',
  ])
    expect(await tell(ask, standIn.event(kind, reference))).toBe(200)
  expect(await tell(ask, standIn.event('charge.success', '0'.repeat(24)))).toBe(200)
  expect(await grantedDays(application)).toBe(31)
})

test('events about a dispute are asked about: forged ones change nothing, and a lost one takes the days once', async () => {
  const { application, ask, standIn, browser } = await onSale()
  const { reference } = await buy('premium-month', { standIn, browser })
  standIn.change(reference, { status: 'success' })
  await tell(ask, standIn.event('charge.success', reference))
  const id = standIn.dispute(reference)
  const told = standIn.disputeEvent('charge.dispute.create', id)
  expect(await tell(ask, { ...told, signature: 'f'.repeat(128) })).toBe(401)
  const payment = async () => shown(await browser.get(`/payments/${reference}`))
  // It claims an end that the bank did not decide.
  expect(await tell(ask, standIn.disputeEvent('charge.dispute.resolve', id))).toBe(200)
  expect(await payment()).toContain('Your bank asks for this payment back')
  standIn.dispute(reference, { status: 'resolved', resolution: 'merchant-accepted' })
  const resolved = standIn.disputeEvent('charge.dispute.resolve', id)
  await Promise.all(Array.from({ length: 50 }, () => tell(ask, resolved)))
  expect(await tell(ask, told)).toBe(200)
  expect(await payment()).toContain('Given back')
  expect(await payment()).not.toContain('Your bank asks for this payment back')
  const { rows } = await application.database.pool.query(
    `select kind from events where kind like 'payment.disput%' order by id`,
  )
  expect(rows).toEqual([{ kind: 'payment.disputed' }, { kind: 'payment.dispute_lost' }])
})

test('while the provider is silent the event is answered with 500, so that it comes again', async () => {
  const { application, ask, standIn, browser } = await onSale()
  const { reference } = await buy('premium-month', { standIn, browser })
  standIn.change(reference, { status: 'success' })
  standIn.failNext(1)
  const event = standIn.event('charge.success', reference)
  expect(await tell(ask, event)).toBe(500)
  expect(await tell(ask, event)).toBe(200)
  expect(await grantedDays(application)).toBe(31)
})

test('without a provider nothing is for sale, and no one takes its news', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, reporter)
  const plans = await shown(await browser.get('/subscription-plans'))
  expect(plans).toContain('Plans are not for sale yet')
  expect(plans).not.toContain('/subscription-plans/purchase?plan=')
  const page = await shown(await browser.get('/subscription-plans/purchase?plan=premium-month'))
  expect(page).toContain('This plan is not for sale here.')
  expect(await tell(ask, { body: '{}', signature: '' })).not.toBe(200)
})

async function onSale() {
  const application = await withApplication()
  const standIn = await putOnSale(application)
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  return { application, standIn, ask, browser: await browseAs(application, ask, reporter) }
}

type Buyer = Pick<Awaited<ReturnType<typeof onSale>>, 'standIn' | 'browser'>

async function buy(plan: string, { standIn, browser }: Buyer) {
  const answer = await browser.post('/subscription-plans/purchase', { plan })
  expect(answer.status).toBe(303)
  const reference = [...standIn.transactions.keys()].at(-1) ?? ''
  return { reference, location: answer.headers.get('location') ?? '' }
}

async function tell(ask: Ask, { body, signature }: { body: string; signature: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
  return (await ask('/payments/news', { method: 'POST', headers, body })).status
}

/** A page without its scripts: their data has every text of the page, shown or not. */
async function shown(page: Response): Promise<string> {
  return (await page.text()).replace(/<script[\s\S]*?<\/script>/g, '')
}

async function grantedDays({ database }: TestApplication): Promise<number> {
  const { rows } = await database.pool.query<{ days: number }>(
    'select coalesce(sum(ends_on - starts_on), 0)::int as days from plan_periods',
  )
  return rows[0]?.days ?? 0
}
