import { and, eq, gt } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { countTry } from '#server/access/rate-limit.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { organisationInvites, organisationSeats, organisations } from '#server/database/people-schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { tellOfOwnNews } from '#server/notifications/tell-of-own-news.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { hashOfSeatCode } from '../codes.ts'
import { fillSeats } from './fill-seats.ts'
import { lockOwn, organisationOf } from './organisation-queries.ts'
import { logInOrganisation } from './security/organisation-log.ts'

/**
 * Takes the seat of an invitation. An unknown, a used and an expired code get the same answer.
 *
 * @throws SignInNeeded, Invalid, LimitReached, RuleBroken 'seat-code-not-valid' or 'in-organisation-already'
 */
export const joinOrganisation = useCase(
  'organisation.join',
  async ({ application, actor }, input: Input): Promise<void> => {
    const codeHash = hashOfSeatCode(input.seatCode)
    await countTry(application, 'seat:account', actor.id)
    const today = dayInNigeria(application.now())
    await application.database.queries.transaction(async (queries) => {
      const ownerId = await ownerOf(queries, codeHash)
      if (!ownerId) throw new RuleBroken('seat-code-not-valid')
      await lockBoth(queries, actor.id, ownerId)
      if (await organisationOf(queries, actor.id)) throw new RuleBroken('in-organisation-already')
      const [used] = await queries
        .delete(organisationInvites)
        .where(and(eq(organisationInvites.codeHash, codeHash), gt(organisationInvites.expiresOn, today)))
        .returning({
          organisationId: organisationInvites.organisationId,
          isGuest: organisationInvites.isGuest,
        })
      if (!used) throw new RuleBroken('seat-code-not-valid')
      await queries.insert(organisationSeats).values({ holderId: actor.id, ...used, takenOn: today })
      await fillSeats(application, queries, ownerId)
      await logInOrganisation(application, queries, actor, 'seat-taken', used.organisationId)
      await tellOfOwnNews(application, queries, ownerId, 'team.seat-taken')
    })
  },
)

async function ownerOf(queries: Transaction, codeHash: Buffer): Promise<string | null> {
  const [row] = await queries
    .select({ ownerId: organisations.ownerId })
    .from(organisationInvites)
    .innerJoin(organisations, eq(organisations.id, organisationInvites.organisationId))
    .where(eq(organisationInvites.codeHash, codeHash))
  return row?.ownerId ?? null
}

/** In the order of their numbers, so that of two who wait for each other none waits for ever. */
async function lockBoth(queries: Transaction, actorId: string, ownerId: string): Promise<void> {
  for (const id of [actorId, ownerId].toSorted()) await lockPerson(queries, id)
  try {
    await lockOwn(queries, ownerId)
  } catch (error) {
    // It was ended a moment ago.
    throw error instanceof NotFound ? new RuleBroken('seat-code-not-valid') : error
  }
}
