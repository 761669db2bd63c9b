/** How many people share one Enterprise plan, its owner among them. */
export const peopleOfOrganisation = 5

/** The seats beside the owner's own. */
export const seatsToLend = peopleOfOrganisation - 1

/** Guests read and comment, and get no plan from the organisation. */
export const mostGuests = 10

/** How many days an invitation to a seat works, the day of its making among them. */
export const seatInvitationDays = 7

/** In which place a person is invited into an organisation. */
export const seatKinds = ['member', 'guest'] as const
export type SeatKind = (typeof seatKinds)[number]

const mostOf = { member: seatsToLend, guest: mostGuests } as const satisfies Record<SeatKind, number>

/** Places that no person has and no invitation waits for. */
export function freeSeats(
  { taken, invited }: { taken: number; invited: number },
  kind: SeatKind = 'member',
): number {
  return Math.max(0, mostOf[kind] - taken - invited)
}
