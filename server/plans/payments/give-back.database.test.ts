import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days } from '#domain/time/durations.ts'
import { showBilling } from '#server/plans/billing/show-billing.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { giveBack, listHeldPayments } from './give-back.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

test('a payment is given back once, and what is left of its days goes', async () => {
  const { application, administrator, reporter, standIn, pay } = await staged()
  const [first, second] = [await pay(), await pay()]
  application.later(days(10))
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 52 })
  const typed = second.toLowerCase().replace(/(.{4})/g, '$1 ')
  await giveBack(application, administrator, { reference: typed })
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 21, state: 'ends' })
  await expect(giveBack(application, administrator, { reference: second })).rejects.toMatchObject({
    code: 'payment-not-known',
  })
  expect(await settlePayment(application, second)).toBe('refunded')
  await giveBack(application, administrator, { reference: first })
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 0, state: 'expired' })
  expect(standIn.heard.filter((line) => line.includes('POST /refund'))).toHaveLength(2)
})

test('also after the link to the account is gone; the log has a digest, and no account and no payment', async () => {
  const { application, administrator, reporter, pay } = await staged()
  await givePlan(application, reporter.id, { days: 366 })
  const reference = await pay()
  application.later(days(31))
  await sweep(application, 'daily')
  await giveBack(application, administrator, { reference })
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 366 - 31 })
  const { rows } = await application.database.pool.query(
    `select actor_id, detail, subject_id::text as subject from events where kind = 'payment.given_back'`,
  )
  expect(rows).toMatchObject([
    { actor_id: administrator.id, detail: { digest: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ])
  expect(JSON.stringify(rows)).not.toContain(reference)
  expect(JSON.stringify(rows)).not.toContain(reporter.id)
  const lines = (await everyRow(application)).split('\n')
  expect(lines.filter((line) => line.includes(reference) && line.includes(reporter.id))).toEqual([])
})

test('held money is listed without an account, and given back; it never brought days', async () => {
  const { application, administrator, reporter, pay } = await staged()
  const reference = await pay({ amount: 349_999 })
  const held = await listHeldPayments(application, administrator)
  expect(held).toEqual([{ reference, plan: 'premium-month', amountKobo: 350_000, settledOn: '2026-11-21' }])
  await giveBack(application, administrator, { reference })
  expect(await listHeldPayments(application, administrator)).toEqual([])
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 0, state: 'free' })
})

test('where the provider is silent or refuses, nothing changes; where it gave the money back already, we follow', async () => {
  const { application, administrator, reporter, standIn, pay } = await staged()
  const reference = await pay()
  const ask = () => giveBack(application, administrator, { reference })
  standIn.change(reference, { status: 'ongoing' })
  await expect(ask()).rejects.toMatchObject({ code: 'refund-refused' })
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 31 })
  standIn.change(reference, { status: 'success' })
  // It dies after giving the money back: asking again finds out.
  standIn.failNext(1)
  await expect(ask()).rejects.toMatchObject({ code: 'provider-silent' })
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 31 })
  await ask()
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 0 })
})

test('no one but an administrator sees or gives back, a moment after showing who they are, and no unknown payment', async () => {
  const { application, administrator, reporter, officer, pay } = await staged()
  const reference = await pay()
  for (const person of [reporter, officer]) {
    await expect(listHeldPayments(application, person)).rejects.toMatchObject({ code: 'administrators-only' })
    await expect(giveBack(application, person, { reference })).rejects.toMatchObject({
      code: 'administrators-only',
    })
  }
  const earlier: Person = { ...administrator, isConfirmed: false }
  await expect(giveBack(application, earlier, { reference })).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  for (const unknown of ['', '0'.repeat(24), `${reference}'`.slice(3)])
    await expect(giveBack(application, administrator, { reference: unknown })).rejects.toMatchObject({
      code: 'payment-not-known',
    })
})

async function staged() {
  const application = await withApplication()
  const standIn = await putOnSale(application)
  const people = await cast(application, 'administrator', 'officer', 'reporter')
  const pay = async (wrong: { amount?: number } = {}) => {
    const before = new Set(standIn.transactions.keys())
    await startPayment(application, people.reporter, { plan: 'premium-month' })
    const reference = [...standIn.transactions.keys()].find((each) => !before.has(each)) ?? ''
    standIn.change(reference, { status: 'success', ...wrong })
    await settlePayment(application, reference)
    return reference
  }
  return { application, standIn, ...people, pay }
}
