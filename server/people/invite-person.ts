import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#domain/actor.ts'
import { type StaffRole, staffRoles } from '#domain/people/roles.ts'
import { authorise } from '#domain/permissions/can.ts'
import { after, days } from '#domain/time/durations.ts'
import { tokenHash, tokenText } from '#server/access/tokens.ts'
import { invitations } from '#server/database/people-schema.ts'
import { parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'

const lifetime = days(3)

const schema = z.object({ role: z.enum(staffRoles) })

/**
 * An administrator invites somebody to the staff. Returns the one-time link's address, which is stored nowhere.
 *
 * @param input `role`
 * @throws SignInNeeded, RuleBroken, Invalid
 */
export async function invitePerson(
  application: Application,
  actor: Actor,
  input: Record<string, unknown>,
): Promise<string> {
  authorise(actor, 'person.invite', null)
  const { role } = parseInput(schema, { role: input.role || undefined })
  return writeInvitation(application, role, actor.kind === 'person' ? actor.id : null)
}

/** For the first start, when there is no administrator yet who could invite one. Links of earlier starts stop working. */
export async function inviteFirstAdministrator(application: Application): Promise<string> {
  await application.database.queries.delete(invitations).where(isNull(invitations.invitedBy))
  return writeInvitation(application, 'administrator', null)
}

async function writeInvitation(
  application: Application,
  role: StaffRole,
  invitedBy: string | null,
): Promise<string> {
  const token = tokenText(application.randomness.bytes(32))
  const createdAt = application.now()
  const expiresAt = after(createdAt, lifetime)
  await application.database.queries
    .insert(invitations)
    .values({ tokenHash: tokenHash(token), role, invitedBy, createdAt, expiresAt })
  return `${application.publicUrl}/invitation/${token}`
}
