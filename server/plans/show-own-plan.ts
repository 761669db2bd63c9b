import { endOfTime } from '#domain/plans/periods.ts'
import type { Tier } from '#domain/plans/plans.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { listPeriods } from './list-periods.ts'

export type OwnPlan = {
  tier: Tier
  /** Periods that run or wait, in their order, each with its last day. */
  periods: { tier: Tier; from: Day; lastDay: Day }[]
  /** The last day of them all; null where none runs or waits. */
  lastDay: Day | null
}

/**
 * The actor's plan, and until when they have it.
 *
 * @throws SignInNeeded
 */
export const showOwnPlan = useCase('plan.read', async ({ application, actor }): Promise<OwnPlan> => {
  const today = dayInNigeria(application.now())
  const all = await listPeriods(application.database.queries, actor.id)
  const periods = all.filter(({ startsOn, endsOn }) => endsOn > today && endsOn > startsOn)
  const end = endOfTime(periods, today)
  return {
    tier: actor.subscription.tier,
    periods: periods.map(({ tier, startsOn, endsOn }) => ({
      ...{ tier, from: startsOn, lastDay: addDays(endsOn, -1) },
    })),
    lastDay: end && addDays(end, -1),
  }
})
