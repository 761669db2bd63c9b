import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { paymentEvents } from '#domain/events/payment-events.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { cast } from '#tests/cast.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { paidPayment } from '#tests/support/plans/paid-payment.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { grantPlan } from './by-two/grant-plan.ts'
import { settleDispute } from './disputes/settle-dispute.ts'
import { giveBack, giveBackAgreed } from './payments/give-back.ts'
import { settlePayment } from './payments/settle-payment.ts'
import { startPayment } from './payments/start-payment.ts'
import { cancelBatch } from './vouchers/cancel-batch.ts'
import { makeVouchers } from './vouchers/make-vouchers.ts'
import { redeemVoucher } from './vouchers/redeem-voucher.ts'

// Of what moves money: rows that a transaction wrote without an entry of the log would be money that moved unseen.
const moneyRows = `
  select 'invoices' as rows, xmin::text as xid from invoices
  union all select 'periods', xmin::text from plan_periods where source <> 'seat'
  union all select 'payments', xmin::text from payments where state not in ('started', 'failed', 'abandoned')
  union all select 'disputes', xmin::text from payment_disputes
  union all select 'vouchers', xmin::text from vouchers
  union all select 'batches', xmin::text from voucher_batches`

test('each change of money is an entry of the log, with a digest, and without account, payment or amount', async () => {
  const application = await withApplication()
  const people = await cast(application, 'administrator', 'officer', 'reporter', 'stranger')
  const references = await moveAllMoney(application, people)
  const { pool } = application.database
  const { rows: unseen } = await pool.query(
    `select money.rows, count(*) from (${moneyRows}) money
     where not exists (select from events e where e.subject_kind = 'payment' and e.xmin::text = money.xid) group by 1`,
  )
  expect(unseen).toEqual([])
  const { rows: seen } = await pool.query(`select rows from (${moneyRows}) money group by 1 order by 1`)
  expect(seen.map(({ rows }) => rows)).toEqual([
    'batches',
    'disputes',
    'invoices',
    'payments',
    'periods',
    'vouchers',
  ])
  const { rows: entries } = await pool.query<{ kind: string; detail: Record<string, unknown>; line: string }>(
    `select kind, detail, (to_jsonb(e) - 'actor_id')::text as line from events e where subject_kind = 'payment'`,
  )
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(Object.keys(paymentEvents)))
  for (const { kind, detail, line } of entries) {
    expect(detail.digest, kind).toMatch(/^[0-9a-f]{64}$/)
    expect(['digest', 'alone', 'outcome']).toEqual(expect.arrayContaining(Object.keys(detail)))
    for (const told of [people.reporter.id, people.stranger.id, people.reporter.username, ...references])
      expect(line, kind).not.toContain(told)
  }
})

type People = Record<'administrator' | 'officer' | 'reporter' | 'stranger', Person>

/** @returns the references of its payments */
async function moveAllMoney(application: TestApplication, people: People): Promise<string[]> {
  const { administrator, officer, reporter, stranger } = people
  const standIn = await putOnSale(application)
  const pay = () => paidPayment(application, reporter, 'premium-month', standIn)
  const decideLast = async (decide: typeof confirmProposal | typeof declineProposal) =>
    decide(application, officer, await onlyProposal(application))

  await giveBack(application, administrator, { reference: await pay() })
  const [kept, lost] = [await pay(), await pay()]
  for (const [reference, resolution] of [
    [kept, 'declined'],
    [lost, 'merchant-accepted'],
  ] as const) {
    const id = standIn.dispute(reference)
    await settleDispute(application, String(id))
    standIn.dispute(reference, { status: 'resolved', resolution })
    await settleDispute(application, String(id))
  }
  const known = new Set(standIn.transactions.keys())
  await startPayment(application, reporter, { plan: 'premium-month' })
  const odd = [...standIn.transactions.keys()].find((each) => !known.has(each)) ?? ''
  standIn.change(odd, { status: 'success', amount: 349_999 })
  await settlePayment(application, odd)

  const large = await paidPayment(application, reporter, 'enterprise-year', standIn)
  for (const decide of [declineProposal, confirmProposal]) {
    await giveBack(application, administrator, { reference: large })
    await decideLast(decide)
  }
  await giveBackAgreed(application)
  for (const decide of [declineProposal, confirmProposal]) {
    await grantPlan(application, administrator, reporter.id, { plan: 'premium-month' })
    await decideLast(decide)
  }
  const { batchId, codes } = await makeVouchers(application, administrator, {
    plan: 'premium-month',
    count: '10',
  })
  await redeemVoucher(application, stranger, { voucherCode: codes[0] ?? '' })
  await cancelBatch(application, administrator, batchId)
  return [...standIn.transactions.keys()]
}
