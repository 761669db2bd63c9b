import { and, eq, ne } from 'drizzle-orm'
import type { Period } from '#domain/plans/periods.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { planPeriods } from '#server/database/people-schema.ts'

/** An account's own periods as they run: those that were ended early up to that day, and none that never began. Days of a seat are the organisation's. */
export async function listPeriods(queries: Queries | Transaction, holderId: string): Promise<Period[]> {
  const { id, tier, startsOn, endsOn, endedOn } = planPeriods
  const rows = await queries
    .select({ id, tier, startsOn, endsOn, endedOn })
    .from(planPeriods)
    .where(and(eq(planPeriods.holderId, holderId), ne(planPeriods.source, 'seat')))
    .orderBy(startsOn)
  return rows
    .map(({ endedOn: ended, ...period }) => ({ ...period, endsOn: ended ?? period.endsOn }))
    .filter((period) => period.endsOn > period.startsOn)
}
