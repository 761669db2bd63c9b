import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { planNewsOf } from '#domain/plans/renewals.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { planNewsColumn } from '#server/access/plans/plan-time.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { savePreferences } from '#server/notifications/preferences.ts'
import { stopAddress, stopMailByAddress } from '#server/notifications/stop-address.ts'
import { settlePayment } from '#server/plans/payments/settle-payment.ts'
import { startPayment } from '#server/plans/payments/start-payment.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'
import { cast } from '#tests/cast.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { reusableCard } from '#tests/support/plans/paystack-stand-in.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { cancelRenewal } from './cancel-renewal.ts'
import { renewPlans } from './renew-plans.ts'
import { tellOfRenewals } from './tell-of-renewals.ts'

const chosen = { 'app.plan_news': 'on', 'mail.plan_news': 'on', digest: 'at_once' }

test('each failed try is one letter, and the letter tells neither of money nor of a plan', async () => {
  const { application, reporter, standIn, hour } = await renewing({ chooses: true })
  standIn.nextCharges.push('failed', 'refused', 'failed', 'failed', 'failed')
  application.later(days(28))
  const letters: number[] = []
  for (let day = -3; day <= 8; day += 1) {
    await Promise.all([hour(), hour()])
    application.later(minutes(1))
    await runDueJobs(application, handlers)
    letters.push(application.letters.length)
    application.later(days(1))
  }
  expect(letters).toEqual([1, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5])
  for (const { to, subject, text } of application.letters) {
    expect(to).toBe(reporter.email)
    expect(subject).toBe('There is news for you')
    expect(`${subject} ${text}`).not.toMatch(/plan|pa(y|id)|card|charge|renew|₦|naira|premium|billing/i)
  }
})

test('no one gets a letter that they did not ask for, or that is out of date; in the app they are told', async () => {
  const { application, standIn, reporter, hour, news } = await renewing({ chooses: false })
  standIn.nextCharges.push('failed', 'failed')
  application.later(days(28))
  expect(await news()).toBe(null)
  await hour()
  application.later(days(1))
  await runDueJobs(application, handlers)
  expect(application.letters).toEqual([])
  expect(await news()).toBe('renewal-failed')
  await savePreferences(application, reporter, chosen)
  application.later(days(1))
  await hour()
  await savePreferences(application, reporter, { 'mail.plan_news': 'on', digest: 'at_once' })
  expect(await news()).toBe(null)
  await savePreferences(application, reporter, chosen)
  expect(await news()).toBe('renewal-failed')
  await cancelRenewal(application, reporter)
  application.later(minutes(1))
  await runDueJobs(application, handlers)
  expect(application.letters).toEqual([])
  expect(await news()).toBe(null)
})

test('the address in the letter stops them', async () => {
  const { application, standIn, reporter, hour } = await renewing({ chooses: true })
  standIn.nextCharges.push('failed')
  application.later(days(28))
  await hour()
  const [userId = '', mark = ''] = stopAddress(application, reporter.id).split('/').slice(-2)
  await stopMailByAddress(application, { userId, mark })
  application.later(minutes(1))
  await runDueJobs(application, handlers)
  expect(application.letters).toEqual([])
})

test('while a charge may still arrive no one is told that it failed; one that arrives ends what was told', async () => {
  const { application, standIn, hour, news } = await renewing({ chooses: true })
  standIn.nextCharges.push('ongoing')
  application.later(days(28))
  await hour()
  expect(await news()).toBe(null)
  const reference = [...standIn.transactions.keys()].at(-1) ?? ''
  standIn.change(reference, { status: 'failed' })
  await settlePayment(application, reference)
  await hour()
  expect(await news()).toBe('renewal-failed')
  standIn.change(reference, { status: 'success' })
  await settlePayment(application, reference)
  expect(await news()).toBe(null)
  application.later(minutes(1))
  await runDueJobs(application, handlers)
  expect(application.letters).toEqual([])
})

test('an expiring card is told of once, from the first moment of its last month in Nigeria', async () => {
  const card = { ...reusableCard, exp_month: '2', exp_year: '2028' }
  const { application, hour, news, at } = await renewing({ chooses: true, card, plan: 'premium-year' })
  at('2028-01-31T22:59:59.999Z')
  await application.database.pool.query(`update renewals set ends_on = '2028-02-29', next_try_on = null`)
  await hour()
  expect(await news()).toBe(null)
  at('2028-01-31T23:00:00.000Z')
  expect(await news()).toBe('card-expires')
  for (let each = 0; each < 3; each += 1) {
    await hour()
    application.later(days(1))
    await runDueJobs(application, handlers)
  }
  expect(application.letters).toHaveLength(1)
})

test('over month ends and a leap day the card is tried from midnight in Nigeria three days before the end', async () => {
  for (const [boughtAt, triedAt, reached] of [
    ['2027-01-29T10:00:00Z', '2027-02-25T23:00:00Z', '2027-03-31'],
    ['2027-01-30T22:59:59Z', '2027-02-26T23:00:00Z', '2027-04-01'],
    ['2027-01-30T23:00:00Z', '2027-02-27T23:00:00Z', '2027-04-02'],
    ['2028-01-31T10:00:00Z', '2028-02-27T23:00:00Z', '2028-04-01'],
    ['2028-02-28T23:00:00Z', '2028-03-27T23:00:00Z', '2028-04-30'],
    ['2027-12-31T10:00:00Z', '2028-01-27T23:00:00Z', '2028-03-01'],
  ] as const) {
    const { application, standIn, at } = await renewing({ chooses: false, boughtAt })
    const charges = () => standIn.heard.filter((line) => line.includes('/charge_authorization')).length
    at(new Date(Date.parse(triedAt) - 1).toISOString())
    await renewPlans(application)
    expect([boughtAt, charges()]).toEqual([boughtAt, 0])
    at(triedAt)
    await renewPlans(application)
    expect([boughtAt, charges()]).toEqual([boughtAt, 1])
    const { rows } = await application.database.pool.query(
      'select (max(ends_on) - 1)::text as last from plan_periods',
    )
    expect([boughtAt, rows]).toEqual([boughtAt, [{ last: reached }]])
  }
})

test('the database and the domain derive the same news', async () => {
  const { application, reporter, standIn } = await renewing({ chooses: false })
  const [reference = ''] = standIn.transactions.keys()
  for (const tries of [0, 1, 2])
    for (const state of ['started', 'failed', 'abandoned'])
      for (const cardExpires of ['2026-10', '2026-11', '2026-12']) {
        const { pool } = application.database
        await pool.query('update payments set state = $1', [state])
        await pool.query('update renewals set tries = $1, card_expires = $2, reference = $3', [
          ...[tries, cardExpires],
          tries > 0 ? reference : null,
        ])
        const column = planNewsColumn(sql`${reporter.id}::uuid`, '2026-11-21')
        const { rows } = await application.database.queries.execute<{ news: string | null }>(
          sql`select ${column} as news`,
        )
        const isOpen = tries > 0 && state === 'started'
        expect(rows[0]?.news).toBe(planNewsOf({ tries, isOpen, cardExpires }, '2026-11-21'))
      }
})

type Staged = { chooses: boolean; card?: typeof reusableCard; plan?: string; boughtAt?: string }

async function renewing({ chooses, card = reusableCard, plan = 'premium-month', boughtAt }: Staged) {
  const application = await withApplication()
  const at = (moment: string) => application.later(Date.parse(moment) - application.now().getTime())
  if (boughtAt) at(boughtAt)
  const standIn = await putOnSale(application)
  const { reporter } = await cast(application, 'reporter')
  if (chooses) await savePreferences(application, reporter, chosen)
  await startPayment(application, reporter, { plan, renews: 'yes' })
  const [reference = ''] = standIn.transactions.keys()
  standIn.change(reference, { status: 'success', channel: 'card', authorization: card })
  await settlePayment(application, reference)
  const hour = async () => {
    await renewPlans(application)
    await tellOfRenewals(application)
  }
  return { application, standIn, reporter, hour, at, news: () => newsOf(application, reporter) }
}

async function newsOf(application: TestApplication, person: Person) {
  const session = await findSession(application, await startSession(application, person))
  return session?.planNews
}
