/** How many people share one Enterprise plan, its owner among them. */
export const peopleOfOrganisation = 5

/** The seats beside the owner's own. */
export const seatsToLend = peopleOfOrganisation - 1

/** How many days an invitation to a seat works, the day of its making among them. */
export const seatInvitationDays = 7

/** Seats that no person has and no invitation waits for. */
export function freeSeats({ taken, invited }: { taken: number; invited: number }): number {
  return Math.max(0, seatsToLend - taken - invited)
}
