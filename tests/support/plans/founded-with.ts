import type { Person } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { foundOrganisation } from '#server/plans/organisations/found-organisation.ts'
import { inviteToSeat } from '#server/plans/organisations/invite-to-seat.ts'
import { joinOrganisation } from '#server/plans/organisations/join-organisation.ts'
import { givePlan } from './give-plan.ts'

/** An organisation of this owner, with these people in its seats. */
export async function foundedWith(
  application: Application,
  owner: Person,
  ...members: readonly Person[]
): Promise<void> {
  await givePlan(application, owner.id, { tier: 'enterprise' })
  await foundOrganisation(application, owner, { organisationName: 'Lamp Desk' })
  for (const member of members) {
    const { code: seatCode } = await inviteToSeat(application, owner)
    await joinOrganisation(application, member, { seatCode })
  }
}
