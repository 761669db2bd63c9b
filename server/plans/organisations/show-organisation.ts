import { freeSeats } from '#domain/plans/organisations.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { countInvites, endOfLentTime, listSeats, organisationOf } from './organisation-queries.ts'

export type OwnOrganisation =
  | { is: 'none'; canFound: boolean }
  | { is: 'seat'; name: string; lastDay: Day | null; isGuest: boolean }
  | {
      is: 'owned'
      name: string
      /** Of the time that the seats have; null where it is over. */
      lastDay: Day | null
      seats: Place[]
      guests: Place[]
      /** Invitations that still work. */
      invited: number
      free: number
      freeGuests: number
    }

type Place = { username: string; takenOn: Day }

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
    if (!found.isOwner) return { is: 'seat', name, lastDay, isGuest: found.isGuest }
    const all = await listSeats(queries, found.id)
    const today = dayInNigeria(application.now())
    const of = async (isGuest: boolean) => ({
      places: all
        .filter((seat) => seat.isGuest === isGuest)
        .map(({ username, takenOn }) => ({ username, takenOn })),
      invited: await countInvites(queries, found.id, { today, isGuest }),
    })
    const [members, guests] = [await of(false), await of(true)]
    return {
      ...{ is: 'owned', name, lastDay, invited: members.invited + guests.invited },
      ...{ seats: members.places, guests: guests.places },
      free: freeSeats({ taken: members.places.length, invited: members.invited }),
      freeGuests: freeSeats({ taken: guests.places.length, invited: guests.invited }, 'guest'),
    }
  },
)
