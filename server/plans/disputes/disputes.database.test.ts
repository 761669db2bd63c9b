import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { showBilling } from '#server/plans/billing/show-billing.ts'
import { giveBack, listHeldPayments } from '#server/plans/payments/give-back.ts'
import { settlePayment } from '#server/plans/payments/settle-payment.ts'
import { startPayment } from '#server/plans/payments/start-payment.ts'
import { renewPlans } from '#server/plans/renewals/renew-plans.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast } from '#tests/cast.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { reusableCard } from '#tests/support/plans/paystack-stand-in.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listDisputes } from './list-disputes.ts'
import { lookAtDisputes, settleDispute } from './settle-dispute.ts'

test('while a bank decides, the days run on, no card is charged, and nothing is given back by hand', async () => {
  const { application, administrator, reporter, standIn, pay, tell } = await staged()
  const reference = await pay({ renews: 'yes' })
  const id = standIn.dispute(reference)
  await Promise.all(Array.from({ length: 50 }, () => tell(id)))
  expect(await showBilling(application, reporter)).toMatchObject({
    ...{ state: 'ends', daysLeft: 31, renewal: null },
    payments: [{ reference, state: 'disputed', papers: ['invoice'] }],
  })
  expect(await listDisputes(application, administrator)).toEqual([
    {
      ...{ id: String(id), reference, plan: 'premium-month', amountKobo: 350_000 },
      ...{ openedOn: '2026-11-21', answerBy: '2026-11-28' },
    },
  ])
  await expect(giveBack(application, administrator, { reference })).rejects.toMatchObject({
    code: 'payment-disputed',
  })
  application.later(days(29))
  await renewPlans(application)
  expect(standIn.heard.filter((line) => line.includes('/charge_authorization'))).toEqual([])
})

test('a dispute that is won leaves everything as it was, and can be told a hundred times', async () => {
  const { application, administrator, reporter, standIn, pay, tell, kinds } = await staged()
  const reference = await pay()
  const id = standIn.dispute(reference)
  await tell(id)
  standIn.dispute(reference, { status: 'resolved', resolution: 'declined' })
  for (let each = 0; each < 100; each += 1) await tell(id)
  expect(await showBilling(application, reporter)).toMatchObject({
    daysLeft: 31,
    payments: [{ state: 'paid', papers: ['invoice'] }],
  })
  expect(await listDisputes(application, administrator)).toEqual([])
  expect(await kinds()).toEqual(['payment.settled', 'payment.disputed', 'payment.dispute_won'])
  await giveBack(application, administrator, { reference })
})

test('a lost dispute takes what is left of the days and gets a credit note, once, also when it is told first and in a wrong order', async () => {
  const { application, reporter, standIn, pay, tell, kinds } = await staged()
  const first = await pay()
  const second = await pay()
  application.later(days(10))
  const id = standIn.dispute(second, { status: 'resolved', resolution: 'merchant-accepted' })
  await Promise.all(Array.from({ length: 20 }, () => tell(id)))
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 21 })
  const { payments } = await showBilling(application, reporter)
  expect(payments.find(({ reference }) => reference === second)).toMatchObject({
    ...{ state: 'refunded', papers: ['invoice', 'credit-note'] },
  })
  expect(payments.find(({ reference }) => reference === first)).toMatchObject({ state: 'paid' })
  expect((await kinds()).slice(2)).toEqual(['payment.disputed', 'payment.dispute_lost'])
  // A bank changes its mind no more: what it tells later changes nothing.
  standIn.dispute(second, { resolution: 'declined' })
  await tell(id)
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 21 })
})

test('where a part of the money went back, the rest waits for a person', async () => {
  const { application, administrator, reporter, standIn, pay, tell } = await staged()
  const reference = await pay()
  const lost = { status: 'resolved', resolution: 'merchant-accepted', refund_amount: 100_000 } as const
  await tell(standIn.dispute(reference, lost))
  expect(await listHeldPayments(application, administrator)).toMatchObject([{ reference }])
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 31 })
  await giveBack(application, administrator, { reference })
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 0 })
})

test('a dispute after 31 days finds its days by their mark; no row and no log entry leads to the account', async () => {
  const { application, reporter, standIn, pay, tell } = await staged()
  const reference = await pay({ plan: 'premium-year' })
  application.later(days(31))
  await sweep(application, 'daily')
  await tell(standIn.dispute(reference, { status: 'resolved', resolution: 'merchant-accepted' }))
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 0, payments: [] })
  const { rows } = await application.database.pool.query(
    `select to_jsonb(e)::text as line from events e where kind like 'payment.disput%'
     union all select to_jsonb(d)::text from payment_disputes d`,
  )
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain(reporter.id)
  expect(JSON.stringify(rows.slice(0, 2))).not.toContain(reference)
  expect(JSON.stringify(rows)).not.toMatch(/350000|3500000/)
})

test('what was never told is found by the job, and while the provider is silent nothing changes', async () => {
  const { application, reporter, standIn, pay, tell } = await staged()
  const reference = await pay()
  await tell(standIn.dispute(reference))
  standIn.dispute(reference, { status: 'resolved', resolution: 'merchant-accepted' })
  standIn.failNext(1)
  await lookAtDisputes(application)
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 31 })
  await lookAtDisputes(application)
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 0 })
})

test('a dispute about nothing of ours, of another world, or that there is not, changes nothing', async () => {
  const { application, administrator, reporter, standIn, pay, tell } = await staged()
  const reference = await pay()
  const lost = { status: 'resolved', resolution: 'merchant-accepted' } as const
  await tell(standIn.dispute('0'.repeat(24), lost))
  await tell(424_242)
  const id = standIn.dispute(reference, lost)
  standIn.change(reference, { domain: 'live' })
  await tell(id)
  expect(await listDisputes(application, administrator)).toEqual([])
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 31 })
  for (const person of [reporter, { ...administrator, role: 'officer' as const }])
    await expect(listDisputes(application, person)).rejects.toMatchObject({ code: 'administrators-only' })
})

async function staged() {
  const application = await withApplication()
  const standIn = await putOnSale(application)
  const people = await cast(application, 'administrator', 'reporter')
  const pay = async ({ plan = 'premium-month', renews = '' } = {}) => {
    const before = new Set(standIn.transactions.keys())
    await startPayment(application, people.reporter, { plan, renews })
    const reference = [...standIn.transactions.keys()].find((each) => !before.has(each)) ?? ''
    standIn.change(reference, { status: 'success', channel: 'card', authorization: reusableCard })
    await settlePayment(application, reference)
    return reference
  }
  const tell = (id: number) => settleDispute(application, String(id))
  const kinds = async () => {
    const { rows } = await application.database.pool.query<{ kind: string }>(
      `select kind from events where subject_kind = 'payment' order by id`,
    )
    return rows.map(({ kind }) => kind)
  }
  return { application, standIn, ...people, pay, tell, kinds }
}
