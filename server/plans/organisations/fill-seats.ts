import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { organisationSeats, organisations, planPeriods } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { endOfLentTime } from './organisation-queries.ts'

/**
 * Gives each member's seat of an owner's organisation the days that the owner's own Enterprise time has, no more and no fewer. To be
 * called in the transaction of everything that changes an owner's time or a seat, with the owner's account locked.
 */
export async function fillSeats(
  application: Application,
  queries: Transaction,
  ownerId: string,
): Promise<void> {
  const seats = await queries
    .select({ holderId: organisationSeats.holderId })
    .from(organisationSeats)
    .innerJoin(organisations, eq(organisations.id, organisationSeats.organisationId))
    .where(and(eq(organisations.ownerId, ownerId), eq(organisationSeats.isGuest, false)))
  if (seats.length === 0) return
  const end = await endOfLentTime(application, queries, ownerId)
  for (const { holderId } of seats) await setSeat(application, queries, { holderId, end })
}

/** Ends the seats of these people in an organisation, which is locked. Their own time stays. */
export async function endSeats(
  application: Application,
  queries: Transaction,
  organisationId: string,
  holderIds: readonly string[],
): Promise<void> {
  const ended = await queries
    .delete(organisationSeats)
    .where(
      and(
        eq(organisationSeats.organisationId, organisationId),
        inArray(organisationSeats.holderId, [...holderIds]),
      ),
    )
    .returning({ holderId: organisationSeats.holderId })
  for (const { holderId } of ended) await setSeat(application, queries, { holderId, end: null })
}

/** @param end the first day that the seat no longer covers; null where it covers none */
async function setSeat(
  { now, randomness }: Application,
  queries: Transaction,
  { holderId, end }: { holderId: string; end: Day | null },
): Promise<void> {
  const today = dayInNigeria(now())
  const open = and(
    eq(planPeriods.holderId, holderId),
    eq(planPeriods.source, 'seat'),
    isNull(planPeriods.endedOn),
    gt(planPeriods.endsOn, today),
  )
  const rows = await queries.select({ endsOn: planPeriods.endsOn }).from(planPeriods).where(open)
  const covered =
    rows
      .map(({ endsOn }) => endsOn)
      .toSorted()
      .at(-1) ?? null
  if (end === covered) return
  const isShorter = covered !== null && (end === null || end < covered)
  if (isShorter)
    await queries
      .update(planPeriods)
      .set({ endedOn: sql`greatest(starts_on, ${today}::date)`, endedWhy: 'seat-ended' })
      .where(open)
  if (end === null) return
  await queries.insert(planPeriods).values({
    ...{ id: randomness.uuid(), holderId, tier: 'enterprise', source: 'seat' },
    ...{ startsOn: isShorter ? today : (covered ?? today), endsOn: end },
    sourceMark: randomness.bytes(32),
  })
}
