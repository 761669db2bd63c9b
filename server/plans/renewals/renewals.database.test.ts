import { expect, test } from 'vitest'
import { days, hours, minutes } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { showBilling } from '#server/plans/billing/show-billing.ts'
import { lookAtOpenPayments, settlePayment } from '#server/plans/payments/settle-payment.ts'
import { startPayment } from '#server/plans/payments/start-payment.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { reusableCard } from '#tests/support/plans/paystack-stand-in.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { cancelRenewal } from './cancel-renewal.ts'
import { renewPlans } from './renew-plans.ts'

test('a card is charged three days before the end, once, and the days follow those that there are', async () => {
  const { application, reporter, charges } = await renewing()
  expect(await showBilling(application, reporter)).toMatchObject({
    ...{ state: 'renews', lastDay: '2026-12-21', daysLeft: 31 },
    renewal: { plan: 'premium-month', nextTryOn: '2026-12-19', lastFour: '4081', expires: '2030-01' },
  })
  application.later(days(27))
  await renewPlans(application)
  expect(charges()).toBe(0)
  application.later(days(1))
  await Promise.all([renewPlans(application), renewPlans(application), renewPlans(application)])
  await renewPlans(application)
  expect(charges()).toBe(1)
  expect(await showBilling(application, reporter)).toMatchObject({
    ...{ state: 'renews', lastDay: '2027-01-21' },
    renewal: { nextTryOn: '2027-01-19' },
  })
})

test('a failing card is tried on five days, payment is due after the end, and then the card is forgotten', async () => {
  const { application, reporter, standIn, charges, status } = await renewing()
  standIn.nextCharges.push('failed', 'refused', 'failed', 'failed', 'failed')
  application.later(days(28))
  const seen: string[] = []
  for (let day = -3; day < 7; day += 1) {
    await renewPlans(application)
    await sweep(application, 'daily')
    const { state } = await showBilling(application, reporter)
    seen.push(`${day}: ${charges()} ${state} ${await status()}`)
    application.later(days(1))
  }
  expect(seen).toEqual([
    '-3: 1 renewal-failing active',
    '-2: 1 renewal-failing active',
    '-1: 2 renewal-failing active',
    '0: 3 past-due past_due',
    '1: 3 past-due past_due',
    '2: 4 past-due past_due',
    '3: 4 past-due past_due',
    '4: 4 past-due past_due',
    '5: 5 past-due past_due',
    '6: 5 past-due past_due',
  ])
  await renewPlans(application)
  await sweep(application, 'daily')
  expect(charges()).toBe(5)
  expect(await showBilling(application, reporter)).toMatchObject({ state: 'expired', renewal: null })
  expect(await status()).toBe('canceled')
})

test('a later try that succeeds brings the days, and the next renewal counts from their end', async () => {
  const { application, reporter, standIn, status } = await renewing()
  standIn.nextCharges.push('failed', 'failed', 'failed', 'success')
  application.later(days(28))
  for (let day = 0; day < 6; day += 1) {
    await renewPlans(application)
    application.later(days(1))
  }
  expect(await status()).toBe('active')
  expect(await showBilling(application, reporter)).toMatchObject({ state: 'renews', lastDay: '2027-01-23' })
})

test('cancelling forgets the card and keeps the days; a charge that was under way brings its days, and no renewal', async () => {
  const { application, reporter, standIn, charges } = await renewing()
  standIn.nextCharges.push('ongoing')
  application.later(days(28))
  await renewPlans(application)
  await cancelRenewal(application, reporter)
  await expect(cancelRenewal(application, reporter)).rejects.toMatchObject({ code: 'no-renewal' })
  expect(await showBilling(application, reporter)).toMatchObject({
    ...{ state: 'ends', lastDay: '2026-12-21', renewal: null },
  })
  const reference = [...standIn.transactions.keys()].at(-1) ?? ''
  standIn.change(reference, { status: 'success' })
  await settlePayment(application, reference)
  expect(await showBilling(application, reporter)).toMatchObject({
    ...{ state: 'ends', lastDay: '2027-01-21', renewal: null },
  })
  application.later(days(40))
  await renewPlans(application)
  expect(charges()).toBe(1)
})

test('while a charge may still arrive, and after a provider died over one, no second is made', async () => {
  const { application, reporter, standIn, charges } = await renewing()
  application.later(days(28))
  standIn.failNext(1)
  await renewPlans(application)
  expect(charges()).toBe(1)
  application.later(minutes(10))
  await renewPlans(application)
  await lookAtOpenPayments(application)
  expect(await showBilling(application, reporter)).toMatchObject({ lastDay: '2027-01-21' })
  standIn.nextCharges.push('ongoing')
  application.later(days(31))
  await renewPlans(application)
  application.later(days(2))
  await renewPlans(application)
  expect(charges()).toBe(2)
})

test('time from elsewhere moves the renewal', async () => {
  const { application, reporter, charges } = await renewing()
  await givePlan(application, reporter.id, { days: 31 })
  application.later(days(28))
  await renewPlans(application)
  expect(charges()).toBe(0)
  expect(await showBilling(application, reporter)).toMatchObject({ renewal: { nextTryOn: '2027-01-19' } })
})

test('without being asked, and without a card that can be charged again, nothing renews', async () => {
  for (const [renews, card] of [
    ['', reusableCard],
    ['yes', { ...reusableCard, reusable: false }],
  ] as const) {
    const { application, reporter } = await renewing(renews, card)
    expect(await showBilling(application, reporter)).toMatchObject({ state: 'ends', renewal: null })
  }
})

test('what lets us charge a card is sealed, and the payment is still not tied to the account after 31 days', async () => {
  const { application, reporter } = await renewing()
  expect(await everyRow(application)).not.toContain('AUTH_wombat')
  application.later(days(31) + hours(1))
  await sweep(application, 'daily')
  expect((await showBilling(application, reporter)).payments).toEqual([])
})

async function renewing(renews = 'yes', card = reusableCard) {
  const application = await withApplication()
  const standIn = await putOnSale(application)
  const { reporter } = await cast(application, 'reporter')
  await startPayment(application, reporter, { plan: 'premium-month', renews })
  const [reference = ''] = standIn.transactions.keys()
  standIn.change(reference, { status: 'success', channel: 'card', authorization: card })
  await settlePayment(application, reference)
  const charges = () => standIn.heard.filter((line) => line.includes('/charge_authorization')).length
  const status = async () => {
    const session = await findSession(application, await startSession(application, reporter))
    return session?.person.subscription.status
  }
  return { application, standIn, reporter, charges, status }
}
