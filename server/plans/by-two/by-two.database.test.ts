import { expect, test } from 'vitest'
import { showBilling } from '#server/plans/billing/show-billing.ts'
import { giveBack, giveBackAgreed, listAgreedRefunds } from '#server/plans/payments/give-back.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { cast } from '#tests/cast.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { paidPayment } from '#tests/support/plans/paid-payment.ts'
import { kindsIn, onlyProposal } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { grantPlan } from './grant-plan.ts'

test('days that one administrator gives count when a second person confirms them, and the log names no account', async () => {
  const { application, administrator, officer, reporter } = await staged()
  await grantPlan(application, administrator, reporter.id, { plan: 'premium-year' })
  expect(await showBilling(application, reporter)).toMatchObject({ state: 'free', daysLeft: 0 })
  expect(await linesWith(application, reporter.id, 'proposals')).toEqual([])
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await showBilling(application, reporter)).toMatchObject({
    ...{ state: 'ends', daysLeft: 366 },
    periods: [{ tier: 'premium', source: 'grant' }],
  })
  expect(await kindsIn(application)).toEqual(['payment.grant_proposed', 'payment.grant_confirmed'])
  const { rows } = await application.database.pool.query(
    `select actor_id, detail from events where kind = 'payment.grant_confirmed'`,
  )
  expect(rows).toEqual([
    { actor_id: officer.id, detail: { digest: expect.stringMatching(/^[0-9a-f]{64}$/), alone: false } },
  ])
  for (const table of ['proposals', 'events'])
    expect(await linesWith(application, reporter.id, table)).toEqual([])
})

test('days that are declined, that are for one of the staff, or for an account that is gone, never come', async () => {
  const { application, administrator, officer, reporter, stranger } = await staged()
  await expect(
    grantPlan(application, administrator, officer.id, { plan: 'premium-year' }),
  ).rejects.toMatchObject({ code: 'grant-to-staff' })
  await expect(grantPlan(application, administrator, reporter.id, { plan: 'free' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  await grantPlan(application, administrator, reporter.id, { plan: 'premium-year' })
  await declineProposal(application, officer, await onlyProposal(application))
  expect(await showBilling(application, reporter)).toMatchObject({ state: 'free' })
  expect(await kindsIn(application)).toEqual(['payment.grant_proposed', 'payment.grant_ended'])
  await grantPlan(application, administrator, stranger.id, { plan: 'premium-year' })
  await application.database.pool.query(`update profiles set role = 'reviewer' where id = $1`, [stranger.id])
  await expect(confirmProposal(application, officer, await onlyProposal(application))).rejects.toMatchObject({
    code: 'grant-to-staff',
  })
})

test('who may not confirm reads neither whose days nor which payment', async () => {
  const { application, administrator, officer, reviewer, reporter } = await staged()
  await grantPlan(application, administrator, reporter.id, { plan: 'premium-month' })
  const reference = await paidPayment(application, reporter, 'enterprise-year')
  await giveBack(application, administrator, { reference })
  const seenBy = async (person: typeof officer) =>
    (await listProposals(application, person))
      .map(({ about }) => about)
      // Both are of one moment.
      .toSorted((one, other) => one.kind.localeCompare(other.kind))
  const plan = 'enterprise-year'
  expect(await seenBy(officer)).toMatchObject([
    { kind: 'grant', grant: { username: reporter.username, plan: 'premium-month' } },
    { kind: 'refund', refund: { reference, plan, amountKobo: 10_000_000 } },
  ])
  expect(await seenBy(reviewer)).toEqual([
    { kind: 'grant', grant: null },
    { kind: 'refund', refund: null },
  ])
})

test('above ₦50,000 the payment service hears of a refund once a second person confirmed it, as often as it takes', async () => {
  const { application, administrator, officer, reporter } = await staged()
  const standIn = await putOnSale(application)
  const reference = await paidPayment(application, reporter, 'enterprise-year', standIn)
  const ask = () => giveBack(application, administrator, { reference })
  const refunds = () => standIn.heard.filter((line) => line.includes('POST /refund')).length
  expect(await ask()).toBe('proposed')
  await expect(ask()).rejects.toMatchObject({ code: 'proposal-waits' })
  await giveBackAgreed(application)
  expect(refunds()).toBe(0)
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await listAgreedRefunds(application, administrator)).toMatchObject([{ reference }])
  standIn.failNext(2)
  await giveBackAgreed(application)
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 366 })
  await giveBackAgreed(application)
  await giveBackAgreed(application)
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 0, state: 'expired' })
  expect(await listAgreedRefunds(application, administrator)).toEqual([])
  expect((await kindsIn(application)).slice(-3)).toEqual([
    'payment.refund_proposed',
    'payment.refund_confirmed',
    'payment.given_back',
  ])
  for (const table of ['proposals', 'events'])
    expect(await linesWith(application, reference, table)).toEqual([])
})

test('up to ₦50,000 one administrator gives back; a refund that is declined moves nothing', async () => {
  const { application, administrator, officer, reporter } = await staged()
  const standIn = await putOnSale(application)
  const small = await paidPayment(application, reporter, 'premium-year', standIn)
  expect(await giveBack(application, administrator, { reference: small })).toBe('given-back')
  const large = await paidPayment(application, reporter, 'enterprise-year', standIn)
  await giveBack(application, administrator, { reference: large })
  await declineProposal(application, officer, await onlyProposal(application))
  await giveBackAgreed(application)
  expect(await showBilling(application, reporter)).toMatchObject({ daysLeft: 366 })
  expect(await giveBack(application, administrator, { reference: large })).toBe('proposed')
})

async function staged() {
  const application = await withApplication()
  const people = await cast(application, 'administrator', 'officer', 'reviewer', 'reporter', 'stranger')
  return { application, ...people }
}

type Staged = Awaited<ReturnType<typeof staged>>

async function linesWith(application: Staged['application'], text: string, table: string) {
  const { rows } = await application.database.pool.query<{ line: string }>(
    `select t::text as line from ${table} t where t::text like '%' || $1 || '%'`,
    [text],
  )
  return rows.map(({ line }) => line)
}
