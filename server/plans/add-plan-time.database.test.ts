import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { addPlanTime } from './add-plan-time.ts'
import { listPeriods } from './list-periods.ts'

test('a plan counts on its days, and is over at midnight in Nigeria', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  expect(await planOf(application, reporter)).toEqual({ tier: 'free', status: 'active' })
  await givePlan(application, reporter.id, { days: 1 })
  expect(await planOf(application, reporter)).toEqual({ tier: 'premium', status: 'active' })
  // The clock says 10:00 in Nigeria.
  application.later(days(14 / 24) - 1)
  expect(await planOf(application, reporter)).toEqual({ tier: 'premium', status: 'active' })
  application.later(1)
  expect(await planOf(application, reporter)).toEqual({ tier: 'free', status: 'canceled' })
})

test('one source that comes fifty times at once counts once', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const sourceId = randomUUID()
  const time = { holderId: reporter.id, tier: 'premium', days: 31, source: 'voucher', sourceId } as const
  const { queries } = application.database
  const added = await Promise.all(
    Array.from({ length: 50 }, () =>
      queries.transaction((transaction) => addPlanTime(application, transaction, time)),
    ),
  )
  expect(added.filter(Boolean)).toHaveLength(1)
  expect(await listPeriods(queries, reporter.id)).toMatchObject([
    { startsOn: '2026-11-21', endsOn: '2026-12-22' },
  ])
})

test('an upgrade ends the lower plan today, and a lower plan waits', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await givePlan(application, reporter.id, { days: 31 })
  await givePlan(application, reporter.id, { tier: 'enterprise', days: 31 })
  expect(await planOf(application, reporter)).toEqual({ tier: 'enterprise', status: 'active' })
  await givePlan(application, reporter.id, { days: 31 })
  expect(await planOf(application, reporter)).toEqual({ tier: 'enterprise', status: 'active' })
  application.later(days(31 + 11))
  expect(await planOf(application, reporter)).toEqual({ tier: 'premium', status: 'active' })
})

test('a period is never changed, ends early once, and goes with its account', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await givePlan(application, reporter.id)
  const { pool } = application.database
  for (const change of [
    `update plan_periods set tier = 'enterprise'`,
    `update plan_periods set ends_on = ends_on + 1`,
    `update plan_periods set ends_on = ends_on + 1, ended_on = starts_on, ended_why = 'moved'`,
    'delete from plan_periods',
  ])
    await expect(pool.query(change)).rejects.toThrow('plan_periods is append-only')
  await pool.query(`update plan_periods set ended_on = starts_on + 1, ended_why = 'moved'`)
  await expect(pool.query('update plan_periods set ended_on = starts_on')).rejects.toThrow('append-only')
  await deleteAccount(application, reporter)
  expect((await pool.query('select from plan_periods')).rowCount).toBe(0)
})

async function planOf(application: TestApplication, person: Person) {
  const session = await findSession(application, await startSession(application, person))
  return session?.person.subscription
}
