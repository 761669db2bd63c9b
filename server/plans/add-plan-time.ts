import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { addTime, type Period, type Time } from '#domain/plans/periods.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { type PeriodSource, planPeriods } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockPerson } from '#server/people/lock-person.ts'

export type BoughtTime = Time & {
  holderId: string
  source: Exclude<PeriodSource, 'moved'>
  /** What brought it: it counts once. */
  sourceId: string
}

/**
 * Adds time to the plan of an account, in the transaction of what brought it. The same source adds nothing a second time, also
 * when both come at once.
 *
 * @returns whether it was added
 */
export async function addPlanTime(
  application: Application,
  queries: Transaction,
  { holderId, source, sourceId, ...time }: BoughtTime,
): Promise<boolean> {
  await lockPerson(queries, holderId)
  const sourceMark = markOfSource(application, source, sourceId)
  const known = and(eq(planPeriods.source, source), eq(planPeriods.sourceMark, sourceMark))
  if ((await queries.$count(planPeriods, known)) > 0) return false
  const today = dayInNigeria(application.now())
  const { ends, begins } = addTime(await listPeriods(queries, holderId), time, today)
  for (const { id, endedOn, why } of ends)
    await queries.update(planPeriods).set({ endedOn, endedWhy: why }).where(eq(planPeriods.id, id))
  await queries.insert(planPeriods).values(
    begins.map(({ isMoved, ...days }) => ({
      ...{ id: application.randomness.uuid(), holderId, ...days },
      ...(isMoved
        ? { source: 'moved' as const, sourceMark: application.randomness.bytes(32) }
        : { source, sourceMark }),
    })),
  )
  return true
}

/** The periods of an account as they run: those that were ended early up to that day. */
export async function listPeriods(queries: Queries | Transaction, holderId: string): Promise<Period[]> {
  const { id, tier, startsOn, endsOn, endedOn } = planPeriods
  const rows = await queries
    .select({ id, tier, startsOn, endsOn, endedOn })
    .from(planPeriods)
    .where(eq(planPeriods.holderId, holderId))
    .orderBy(startsOn)
  return rows.map(({ endedOn: ended, ...period }) => ({ ...period, endsOn: ended ?? period.endsOn }))
}

// Without the key no reader can tell from a copy of the database which payment a period came from.
function markOfSource({ keys }: Application, source: PeriodSource, sourceId: string): Buffer {
  return createHmac('sha256', keys.accounts).update(`plan period\n${source}\n${sourceId}`).digest()
}
