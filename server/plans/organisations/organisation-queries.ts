import { and, count, eq, gt } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import {
  organisationInvites,
  organisationSeats,
  organisations,
  profiles,
} from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { listPeriods } from '../list-periods.ts'

export type OrganisationRow = typeof organisations.$inferSelect

/** The organisation that an account owns, or has a seat in; null for neither. No one is in two. */
export async function organisationOf(
  queries: Queries | Transaction,
  accountId: string,
): Promise<(OrganisationRow & { isOwner: boolean; isGuest: boolean }) | null> {
  const [own] = await queries.select().from(organisations).where(eq(organisations.ownerId, accountId))
  if (own) return { ...own, isOwner: true, isGuest: false }
  const [found] = await queries
    .select({ organisation: organisations, isGuest: organisationSeats.isGuest })
    .from(organisationSeats)
    .innerJoin(organisations, eq(organisations.id, organisationSeats.organisationId))
    .where(eq(organisationSeats.holderId, accountId))
  return found ? { ...found.organisation, isOwner: false, isGuest: found.isGuest } : null
}

export type Seat = { holderId: string; username: string; takenOn: Day; isGuest: boolean }

export async function listSeats(queries: Queries | Transaction, organisationId: string): Promise<Seat[]> {
  return queries
    .select({
      holderId: organisationSeats.holderId,
      username: profiles.username,
      takenOn: organisationSeats.takenOn,
      isGuest: organisationSeats.isGuest,
    })
    .from(organisationSeats)
    .innerJoin(profiles, eq(profiles.id, organisationSeats.holderId))
    .where(eq(organisationSeats.organisationId, organisationId))
    .orderBy(organisationSeats.takenOn, profiles.username)
}

/** How many invitations of this kind still work. */
export async function countInvites(
  queries: Queries | Transaction,
  organisationId: string,
  { today, isGuest }: { today: Day; isGuest: boolean },
): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(organisationInvites)
    .where(
      and(
        eq(organisationInvites.organisationId, organisationId),
        eq(organisationInvites.isGuest, isGuest),
        gt(organisationInvites.expiresOn, today),
      ),
    )
  return row?.count ?? 0
}

/**
 * Holds the organisation of its owner, and so its seats, until the transaction ends.
 *
 * @throws NotFound for everyone else
 */
export async function lockOwn(queries: Transaction, ownerId: string): Promise<OrganisationRow> {
  await lockPerson(queries, ownerId)
  const [own] = await queries
    .select()
    .from(organisations)
    .where(eq(organisations.ownerId, ownerId))
    .for('update')
  if (!own) throw new NotFound()
  return own
}

/** The first day that the owner's own Enterprise time no longer covers; null where none runs. It begins at once, so it has no gap. */
export async function endOfLentTime(
  { now }: Pick<Application, 'now'>,
  queries: Queries | Transaction,
  ownerId: string,
): Promise<Day | null> {
  const today = dayInNigeria(now())
  const ends = (await listPeriods(queries, ownerId))
    .filter(({ tier, endsOn }) => tier === 'enterprise' && endsOn > today)
    .map(({ endsOn }) => endsOn)
  return ends.toSorted().at(-1) ?? null
}
