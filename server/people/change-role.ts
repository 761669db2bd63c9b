import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#domain/actor.ts'
import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { isStaffRole, roles } from '#domain/people/roles.ts'
import { authorise } from '#domain/permissions/can.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import { forgetDeclaration } from '#server/declarations/declaration-queries.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'
import { lockPerson } from './lock-person.ts'

const schema = z.object({ role: z.enum(roles) })

/**
 * An administrator gives somebody another role. Whoever becomes an administrator also gets the enterprise tier. Every session
 * of that person ends, since it was opened under the other role.
 *
 * @param userId whom; the specification has a text of its own for none
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'role-administrators-only', 'user-id-needed', 'last-administrator' or
 *   'confirmation-needed'
 */
export async function changeRole(
  application: Application,
  actor: Actor,
  userId: string,
  input: Record<string, unknown>,
): Promise<void> {
  authorise(actor, 'person.change-role', { id: userId })
  if (actor.kind === 'visitor') throw new SignInNeeded()
  if (userId.trim() === '') throw new RuleBroken('user-id-needed')
  const id = identifier(userId)
  const { role } = parseInput(schema, { role: input.role || undefined })
  await transact(application, async (unit) => {
    const { queries } = unit
    const administrators = await lockAdministrators(queries)
    if (!administrators.includes(actor.id)) throw new RuleBroken('role-administrators-only')
    const person = await lockPerson(queries, id)
    if (person.role === role) return
    refuseLast(administrators, person)
    const tier = role === 'administrator' ? { subscriptionTier: 'enterprise' as const } : {}
    await queries
      .update(profiles)
      .set({ role, ...tier })
      .where(eq(profiles.id, id))
    if (!isStaffRole(role)) await forgetDeclaration(queries, id)
    await endSessionsOf(application, queries, id)
    const detail = { roleFrom: person.role, roleTo: role }
    await unit.record(actor, { kind: 'person.role-changed', subjectId: id, detail })
  })
}
