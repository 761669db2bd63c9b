import { and, eq, lt, sql } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { LimitReached, RuleBroken } from '#domain/errors.ts'
import { hasFeature } from '#domain/plans/features.ts'
import { type CountedFeature, countedFeatures, quotaOf } from '#domain/plans/quotas.ts'
import { type Day, dayInNigeria, startOfMonth } from '#domain/time/day-in-nigeria.ts'
import { usageMonths } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type Usage = {
  feature: CountedFeature
  used: number
  /** 0 while the plan does not have the feature: it is paused, and nothing of it is deleted. */
  most: number
}

/**
 * Counts one use of a feature, in one statement, so that of many at once no one passes the number.
 *
 * @throws RuleBroken 'not-in-plan', LimitReached 'used-this-month'
 */
export async function countUse(
  { database, now }: Application,
  { id: holderId, subscription }: Person,
  feature: CountedFeature,
): Promise<void> {
  if (!hasFeature(subscription, feature)) throw new RuleBroken('not-in-plan')
  const counted = await database.queries
    .insert(usageMonths)
    .values({ holderId, feature, month: monthOf(now()), used: 1 })
    .onConflictDoUpdate({
      target: [usageMonths.holderId, usageMonths.feature, usageMonths.month],
      set: { used: sql`${usageMonths.used} + 1` },
      setWhere: lt(usageMonths.used, quotaOf(subscription, feature)),
    })
    .returning({ used: usageMonths.used })
  if (counted.length === 0) throw new LimitReached('used-this-month')
}

/** What the account used this month: features of its plan, and those that are paused and were used before. */
export async function usageOf(
  { database, now }: Application,
  { id, subscription }: Person,
): Promise<Usage[]> {
  const rows = await database.queries
    .select({ feature: usageMonths.feature, used: usageMonths.used })
    .from(usageMonths)
    .where(and(eq(usageMonths.holderId, id), eq(usageMonths.month, monthOf(now()))))
  return countedFeatures
    .map((feature) => ({
      feature,
      used: rows.find((row) => row.feature === feature)?.used ?? 0,
      most: quotaOf(subscription, feature),
    }))
    .filter(({ used, most }) => used > 0 || most > 0)
}

/** The first day of the month in Nigeria. */
export function monthOf(now: Date): Day {
  return dayInNigeria(startOfMonth(now))
}
