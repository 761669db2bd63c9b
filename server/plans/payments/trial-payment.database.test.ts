import { expect, test } from 'vitest'
import { lateBy } from '#domain/plans/trial.ts'
import { openLocal } from '#server/payments/local.ts'
import { showBilling } from '#server/plans/billing/show-billing.ts'
import { cast } from '#tests/cast.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { showPayment } from './show-payment.ts'
import { startPayment } from './start-payment.ts'
import { playPayment, showTrialPayment } from './trial-payment.ts'

test.each([
  ['success', 'paid', 31],
  ['late', 'started', 0],
  ['failure', 'failed', 0],
  ['abandoned', 'started', 0],
  ['disputed', 'disputed', 31],
] as const)('a payment on trial that is played as %s is %s', async (play, state, count) => {
  const { application, reporter, reference, days } = await onTrial()
  expect(await showPayment(application, reporter, reference)).toBe('started')
  await playPayment(application, reporter, reference, { play })
  expect(await showPayment(application, reporter, reference)).toBe(state)
  expect(await days()).toBe(count)
})

test('a late payment on trial counts once it arrives, and a failed one can be played again', async () => {
  const { application, reporter, reference, days } = await onTrial()
  await playPayment(application, reporter, reference, { play: 'failure' })
  expect(await showPayment(application, reporter, reference)).toBe('failed')
  await playPayment(application, reporter, reference, { play: 'late' })
  application.later(lateBy - 1)
  expect(await showPayment(application, reporter, reference)).not.toBe('paid')
  application.later(1)
  expect(await showPayment(application, reporter, reference)).toBe('paid')
  await playPayment(application, reporter, reference, { play: 'failure' })
  expect(await showPayment(application, reporter, reference)).toBe('paid')
  expect(await days()).toBe(31)
})

test.each([
  ['won', 'paid', 31],
  ['lost', 'refunded', 0],
] as const)('a disputed payment on trial that is %s is %s', async (decision, state, left) => {
  const { application, reporter, reference } = await onTrial()
  await playPayment(application, reporter, reference, { play: 'disputed' })
  await expect(playPayment(application, reporter, reference, { play: 'success' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  await playPayment(application, reporter, reference, { play: decision })
  expect(await showPayment(application, reporter, reference)).toBe(state)
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: left })
})

test('only the owner plays a payment, only with a choice that there is, and only on trial', async () => {
  const { application, reporter, stranger, reference } = await onTrial()
  const play = { play: 'success' }
  const notFound = { kind: 'not-found' }
  await expect(showTrialPayment(application, stranger, reference)).rejects.toMatchObject(notFound)
  await expect(playPayment(application, stranger, reference, play)).rejects.toMatchObject(notFound)
  await expect(playPayment(application, reporter, reference, { play: 'quokka' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  await putOnSale(application)
  await expect(showTrialPayment(application, reporter, reference)).rejects.toMatchObject(notFound)
  await expect(playPayment(application, reporter, reference, play)).rejects.toMatchObject(notFound)
  expect(await showPayment(application, reporter, reference)).toBe('started')
})

async function onTrial() {
  const application = await withApplication()
  application.payments = openLocal(application)
  const people = await cast(application, 'reporter', 'stranger')
  const url = await startPayment(application, people.reporter, { plan: 'premium-month' })
  const reference = url.pathname.split('/')[2] ?? ''
  const days = async () => {
    const { rows } = await application.database.pool.query<{ days: number }>(
      'select coalesce(sum(ends_on - starts_on), 0)::int as days from plan_periods',
    )
    return rows[0]?.days
  }
  return { application, ...people, reference, days }
}
