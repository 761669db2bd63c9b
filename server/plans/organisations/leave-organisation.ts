import { eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { organisations } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { tellOfOwnNews } from '#server/notifications/tell-of-own-news.ts'
import { endSeats } from './fill-seats.ts'
import { listSeats, lockOwn, organisationOf } from './organisation-queries.ts'
import { logInOrganisation } from './security/organisation-log.ts'

/**
 * Gives the actor's own seat back.
 *
 * @throws SignInNeeded, NotFound for people without a seat, and for owners
 */
export const leaveOrganisation = useCase(
  'organisation.leave',
  async ({ application, actor }): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const found = await organisationOf(queries, actor.id)
      if (!found || found.isOwner) throw new NotFound()
      await lockOwn(queries, found.ownerId)
      await logInOrganisation(application, queries, actor, 'seat-left', found.id)
      await endSeats(application, queries, found.id, [actor.id])
    })
  },
)

/**
 * Takes a seat back from its holder.
 *
 * @throws SignInNeeded, NotFound for all but owners, and for a person without a seat in it
 */
export const takeSeatBack = useCase(
  'organisation.invite',
  async ({ application, actor }, username: string): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { id } = await lockOwn(queries, actor.id)
      const seat = (await listSeats(queries, id)).find((each) => each.username === username)
      if (!seat) throw new NotFound()
      await endSeats(application, queries, id, [seat.holderId])
      await logInOrganisation(application, queries, actor, 'seat-taken-back', id)
      await tellOfOwnNews(application, queries, seat.holderId, 'team.seat-ended')
    })
  },
)

/**
 * Ends the actor's organisation, its seats and its invitations. The owner's plan stays.
 *
 * @throws SignInNeeded, NotFound for all but owners
 */
export const endOrganisation = useCase(
  'organisation.leave',
  async ({ application, actor }): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      if (!(await endOrganisationOf(application, queries, actor.id))) throw new NotFound()
    })
  },
)

/** As `endOrganisation`, in the transaction of what ends it. @returns whether the account owned one */
export async function endOrganisationOf(
  application: Application,
  queries: Transaction,
  ownerId: string,
): Promise<boolean> {
  const found = await organisationOf(queries, ownerId)
  if (!found?.isOwner) return false
  const { id } = await lockOwn(queries, ownerId)
  const holders = (await listSeats(queries, id)).map(({ holderId }) => holderId)
  await endSeats(application, queries, id, holders)
  for (const holder of holders) await tellOfOwnNews(application, queries, holder, 'team.seat-ended')
  await queries.delete(organisations).where(eq(organisations.id, id))
  return true
}
