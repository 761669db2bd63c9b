import { randomUUID } from 'node:crypto'
import type { PaidTier } from '#domain/plans/plans.ts'
import type { Application } from '#server/kernel/application.ts'
import { addPlanTime } from '#server/plans/add-plan-time.ts'

/** Adds time to the plan of an account, as a payment would. */
export async function givePlan(
  application: Application,
  holderId: string,
  {
    tier = 'premium',
    days = 366,
    sourceId = randomUUID(),
  }: { tier?: PaidTier; days?: number; sourceId?: string } = {},
): Promise<void> {
  const time = { holderId, tier, days, source: 'grant', sourceId } as const
  await application.database.queries.transaction((queries) => addPlanTime(application, queries, time))
}
