import { randomUUID } from 'node:crypto'
import type { PaidTier } from '#domain/plans/plans.ts'
import type { Application } from '#server/kernel/application.ts'
import { addPlanTime, type BoughtTime } from '#server/plans/add-plan-time.ts'

/** Adds time to the plan of an account: as a grant, if not said otherwise. */
export async function givePlan(
  application: Application,
  holderId: string,
  {
    tier = 'premium',
    days = 366,
    source = 'grant',
    sourceId = randomUUID(),
  }: { tier?: PaidTier; days?: number; source?: BoughtTime['source']; sourceId?: string } = {},
): Promise<void> {
  const time = { holderId, tier, days, source, sourceId }
  await application.database.queries.transaction((queries) => addPlanTime(application, queries, time))
}
