import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { addTime, type Change, type Time, takeBack } from '#domain/plans/periods.ts'
import { monthlyPrice } from '#domain/plans/plans.ts'
import { dayInNigeria, daysBetween } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { type PeriodSource, planPeriods } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { listPeriods } from './list-periods.ts'
import { fillSeats } from './organisations/fill-seats.ts'

export type BoughtTime = Time & {
  holderId: string
  source: Exclude<PeriodSource, 'moved' | 'seat'>
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
  await fillSeats(application, queries, holderId)
  return true
}

/**
 * Takes the time of a source away, as far as it is not over, in the transaction of its refund. It is found by its mark, also
 * once nothing else ties it to an account.
 *
 * @param days how many it brought; days that an upgrade added to them stay
 */
export async function takePlanTime(
  application: Application,
  queries: Transaction,
  { source, sourceId, days }: Pick<BoughtTime, 'source' | 'sourceId' | 'days'>,
): Promise<void> {
  const sourceMark = markOfSource(application, source, sourceId)
  const bySource = and(eq(planPeriods.source, source), eq(planPeriods.sourceMark, sourceMark))
  const holderId = await holderOfSource(application, queries, { source, sourceId })
  if (holderId === null) return
  await lockPerson(queries, holderId)
  const [row] = await queries.select().from(planPeriods).where(bySource)
  if (!row) return
  const today = dayInNigeria(application.now())
  const time = row.endedWhy === 'upgraded' ? worthAfterUpgrade(row) : { tier: row.tier, days }
  await writeChange(
    application,
    queries,
    holderId,
    takeBack(await listPeriods(queries, holderId), time, today),
  )
  await fillSeats(application, queries, holderId)
}

/** Whose time a source brought, also once nothing else ties it to an account; null where it brought none. */
export async function holderOfSource(
  application: Application,
  queries: Transaction,
  { source, sourceId }: Pick<BoughtTime, 'source' | 'sourceId'>,
): Promise<string | null> {
  const sourceMark = markOfSource(application, source, sourceId)
  const [found] = await queries
    .select({ holderId: planPeriods.holderId })
    .from(planPeriods)
    .where(and(eq(planPeriods.source, source), eq(planPeriods.sourceMark, sourceMark)))
  return found?.holderId ?? null
}

/** What was left of it became days of the highest plan. */
function worthAfterUpgrade({ tier, startsOn, endsOn, endedOn }: typeof planPeriods.$inferSelect): Time {
  const left = daysBetween(endedOn ?? startsOn, endsOn)
  return { tier: 'enterprise', days: Math.floor((left * monthlyPrice[tier]) / monthlyPrice.enterprise) }
}

async function writeChange(
  application: Application,
  queries: Transaction,
  holderId: string,
  { ends, begins }: Change,
): Promise<void> {
  for (const { id, endedOn, why } of ends)
    await queries.update(planPeriods).set({ endedOn, endedWhy: why }).where(eq(planPeriods.id, id))
  if (begins.length === 0) return
  await queries.insert(planPeriods).values(
    begins.map(({ isMoved: _, ...days }) => ({
      ...{ id: application.randomness.uuid(), holderId, ...days },
      ...{ source: 'moved' as const, sourceMark: application.randomness.bytes(32) },
    })),
  )
}

// Without the key no reader can tell from a copy of the database which payment a period came from.
function markOfSource({ keys }: Application, source: PeriodSource, sourceId: string): Buffer {
  return createHmac('sha256', keys.accounts).update(`plan period\n${source}\n${sourceId}`).digest()
}
