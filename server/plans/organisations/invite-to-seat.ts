import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { freeSeats, type SeatKind, seatInvitationDays } from '#domain/plans/organisations.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { organisationInvites } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { hashOfSeatCode, newCode } from '../codes.ts'
import { countInvites, endOfLentTime, listSeats, lockOwn } from './organisation-queries.ts'
import { logInOrganisation } from './security/organisation-log.ts'

export type SeatInvitation = { code: string; lastDay: Day }

/**
 * Makes the code of one seat in the actor's organisation, or of a guest's place. It is returned this once: only a hash of it is stored.
 *
 * @throws SignInNeeded, NotFound for all but owners, RuleBroken 'seats-all-taken' or 'organisation-needs-enterprise'
 */
export const inviteToSeat = useCase(
  'organisation.invite',
  async ({ application, actor }, kind: SeatKind = 'member'): Promise<SeatInvitation> => {
    const isGuest = kind === 'guest'
    const code = newCode(application.randomness)
    const today = dayInNigeria(application.now())
    const expiresOn = addDays(today, seatInvitationDays)
    await application.database.queries.transaction(async (queries) => {
      const { id } = await lockOwn(queries, actor.id)
      if (!(await endOfLentTime(application, queries, actor.id)))
        throw new RuleBroken('organisation-needs-enterprise')
      const taken = (await listSeats(queries, id)).filter((seat) => seat.isGuest === isGuest).length
      const invited = await countInvites(queries, id, { today, isGuest })
      if (freeSeats({ taken, invited }, kind) === 0) throw new RuleBroken('seats-all-taken')
      const codeHash = hashOfSeatCode(code)
      await queries.insert(organisationInvites).values({ codeHash, organisationId: id, expiresOn, isGuest })
      await logInOrganisation(application, queries, actor, 'invited', id)
    })
    return { code, lastDay: addDays(expiresOn, -1) }
  },
)

/**
 * Takes back every invitation that was not used.
 *
 * @throws SignInNeeded, NotFound for all but owners
 */
export const takeInvitesBack = useCase(
  'organisation.invite',
  async ({ application, actor }): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { id } = await lockOwn(queries, actor.id)
      await queries.delete(organisationInvites).where(eq(organisationInvites.organisationId, id))
      await logInOrganisation(application, queries, actor, 'invites-taken-back', id)
    })
  },
)
