import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { roles } from '#domain/people/roles.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import { forgetDeclaration } from '#server/cases/declaration-queries.ts'
import { profiles } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'
import { lockPerson } from './lock-person.ts'
import { personAsked } from './person-asked.ts'

const schema = z.object({ role: z.enum(roles) })

/**
 * An administrator gives somebody another role. Whoever becomes an administrator also gets the enterprise tier. Every session
 * of that person ends, since it was opened under the other role.
 *
 * @param userId whom; the specification has a text of its own for none
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'role-administrators-only', 'user-id-needed', 'last-administrator' or
 *   'confirmation-needed'
 */
export const changeRole = useCaseOn(
  'person.change-role',
  personAsked,
  async ({ application, actor }, userId: string, input: Input): Promise<void> => {
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
      const tier = hasCapacity(role, 'administers') ? { subscriptionTier: 'enterprise' as const } : {}
      await queries
        .update(profiles)
        .set({ role, ...tier })
        .where(eq(profiles.id, id))
      if (!hasCapacity(role, 'declares-interests')) await forgetDeclaration(queries, id)
      await endSessionsOf(application, queries, id)
      const detail = { roleFrom: person.role, roleTo: role }
      await unit.record(actor, { kind: 'person.role-changed', subjectId: id, detail })
    })
  },
)
