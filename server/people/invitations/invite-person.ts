import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import { clock } from '#domain/actor.ts'
import { invitedRoles } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { proposedActs } from '#domain/proposals/acts.ts'
import { invitationPeriod } from '#domain/retention/periods.ts'
import { after } from '#domain/time/durations.ts'
import { tokenHash, tokenText } from '#server/access/tokens.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { invitations } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { refuseMoreAuditors } from '#server/people/staff/refuse-more-auditors.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'

const schema = z.object({ role: z.enum(invitedRoles) })

/**
 * An administrator invites a person to the staff. The link opens once a second person has confirmed the invitation.
 *
 * @param input `role`
 * @returns the one-time link's address, which is stored nowhere, and where no second person exists when it opens without one
 * @throws SignInNeeded, RuleBroken, Invalid
 */
export const invitePerson = useCase('person.invite', async ({ application, actor }, input: Input) => {
  const { role } = parseInput(schema, { role: input.role || undefined })
  return transact(application, async (unit) => {
    await lockPower(unit.queries)
    await refuseMoreAuditors(unit.queries, role, application.now())
    const invitation = { role, invitedBy: actor.id, openedAt: null }
    const { id, link } = await writeInvitation(application, unit.queries, invitation)
    const proposed = { act: 'invitation', subjectId: id, proposedBy: actor.id, detail: { role } } as const
    const { aloneFrom } = await propose(application, unit.queries, proposed)
    await unit.record(actor, { kind: 'invitation.made', subjectId: id, detail: { role } })
    return { link, aloneFrom }
  })
})

/** For the first start, when there is no administrator yet who could invite one. Links of earlier starts stop working. */
export async function inviteFirstAdministrator(application: Application): Promise<string> {
  return transact(application, async ({ queries, record }) => {
    await queries.delete(invitations).where(isNull(invitations.invitedBy))
    const invitation = { role: 'administrator', invitedBy: null, openedAt: application.now() } as const
    const { id, link } = await writeInvitation(application, queries, invitation)
    await record(clock, { kind: 'invitation.made', subjectId: id, detail: { role: 'administrator' } })
    return link
  })
}

type NewInvitation = { role: Role; invitedBy: string | null; openedAt: Date | null }

async function writeInvitation(
  application: Application,
  queries: Queries | Transaction,
  invitation: NewInvitation,
): Promise<{ id: string; link: string }> {
  const id = application.randomness.uuid()
  const token = tokenText(application.randomness.bytes(32))
  const createdAt = application.now()
  // One that is not open yet is kept for as long as it can wait, and its effect sets its end.
  const lifetime = invitation.openedAt ? invitationPeriod : invitationPeriod + proposedActs.invitation.waits
  await queries.insert(invitations).values({
    ...invitation,
    ...{ id, tokenHash: tokenHash(token), createdAt, expiresAt: after(createdAt, lifetime) },
  })
  return { id, link: `${application.publicUrl}/invitation/${token}` }
}
