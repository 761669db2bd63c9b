import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import { clock } from '#domain/actor.ts'
import { invitedRoles } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { invitationPeriod } from '#domain/retention/periods.ts'
import { after } from '#domain/time/durations.ts'
import { tokenHash, tokenText } from '#server/access/tokens.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { invitations } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'

const lifetime = invitationPeriod

const schema = z.object({ role: z.enum(invitedRoles) })

/**
 * An administrator invites somebody to the staff. Returns the one-time link's address, which is stored nowhere.
 *
 * @param input `role`
 * @throws SignInNeeded, RuleBroken, Invalid
 */
export const invitePerson = useCase('person.invite', async ({ application, actor }, input: Input) => {
  const { role } = parseInput(schema, { role: input.role || undefined })
  return transact(application, async (unit) => {
    const { id, link } = await writeInvitation(application, unit.queries, role, actor.id)
    await unit.record(actor, { kind: 'invitation.made', subjectId: id, detail: { role } })
    return link
  })
})

/** For the first start, when there is no administrator yet who could invite one. Links of earlier starts stop working. */
export async function inviteFirstAdministrator(application: Application): Promise<string> {
  return transact(application, async ({ queries, record }) => {
    await queries.delete(invitations).where(isNull(invitations.invitedBy))
    const { id, link } = await writeInvitation(application, queries, 'administrator', null)
    await record(clock, { kind: 'invitation.made', subjectId: id, detail: { role: 'administrator' } })
    return link
  })
}

async function writeInvitation(
  application: Application,
  queries: Queries | Transaction,
  role: Role,
  invitedBy: string | null,
): Promise<{ id: string; link: string }> {
  const id = application.randomness.uuid()
  const token = tokenText(application.randomness.bytes(32))
  const createdAt = application.now()
  const expiresAt = after(createdAt, lifetime)
  await queries
    .insert(invitations)
    .values({ id, tokenHash: tokenHash(token), role, invitedBy, createdAt, expiresAt })
  return { id, link: `${application.publicUrl}/invitation/${token}` }
}
