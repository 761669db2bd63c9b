import { freeSeats } from '#domain/plans/organisations.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { countInvites, endOfLentTime, listSeats, organisationOf } from './organisation-queries.ts'

export type OwnOrganisation =
  | { is: 'none'; canFound: boolean }
  | { is: 'seat'; name: string; lastDay: Day | null }
  | {
      is: 'owned'
      name: string
      /** Of the time that the seats have; null where it is over. */
      lastDay: Day | null
      seats: { username: string; takenOn: Day }[]
      /** Invitations that still work. */
      invited: number
      free: number
    }

/**
 * The actor's organisation. Its owner sees the user names in its seats. A person in a seat sees no other one.
 *
 * @throws SignInNeeded
 */
export const showOrganisation = useCase(
  'organisation.see',
  async ({ application, actor }): Promise<OwnOrganisation> => {
    const { queries } = application.database
    const found = await organisationOf(queries, actor.id)
    const end = await endOfLentTime(application, queries, found?.ownerId ?? actor.id)
    if (!found) return { is: 'none', canFound: end !== null }
    const { name } = found
    const lastDay = end && addDays(end, -1)
    if (!found.isOwner) return { is: 'seat', name, lastDay }
    const seats = await listSeats(queries, found.id)
    const invited = await countInvites(queries, found.id, dayInNigeria(application.now()))
    return {
      ...{ is: 'owned', name, lastDay, invited, free: freeSeats({ taken: seats.length, invited }) },
      seats: seats.map(({ username, takenOn }) => ({ username, takenOn })),
    }
  },
)
