import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { roles } from '#domain/people/roles.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { setRole } from '#server/proposals/effects/role-effect.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'
import { lockPerson } from './lock-person.ts'
import { personAsked } from './person-asked.ts'
import { refuseMoreAuditors } from './staff/refuse-more-auditors.ts'

const schema = z.object({ role: z.enum(roles) })

export type RoleChanged = 'changed' | 'proposed'

/**
 * An administrator gives a person another role. Where either role is one of the staff, it counts once a second person confirms
 * it. An administrator has the enterprise tier by the role. Every session of that person ends, since it was opened under the other role.
 *
 * @param userId whom; the specification has its own text for none
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'role-administrators-only', 'user-id-needed', 'last-administrator',
 *   'proposal-waits' or 'confirmation-needed'
 */
export const changeRole = useCaseOn(
  'person.change-role',
  personAsked,
  async ({ application, actor }, userId: string, input: Input): Promise<RoleChanged> => {
    if (userId.trim() === '') throw new RuleBroken('user-id-needed')
    const id = identifier(userId)
    const { role: roleTo } = parseInput(schema, { role: input.role || undefined })
    return transact(application, async (unit) => {
      const { queries } = unit
      await lockPower(queries)
      const administrators = await lockAdministrators(queries)
      if (!administrators.includes(actor.id)) throw new RuleBroken('role-administrators-only')
      const person = await lockPerson(queries, id)
      const detail = { roleFrom: person.role, roleTo }
      if (person.role === roleTo) return 'changed'
      refuseLast(administrators, person)
      await refuseMoreAuditors(queries, roleTo, application.now())
      if (needsSecondStep(person.role) || needsSecondStep(roleTo)) {
        const proposed = { act: 'role', subjectId: id, proposedBy: actor.id, detail } as const
        await propose(application, queries, proposed)
        await unit.record(actor, { kind: 'person.role_proposed', subjectId: id, detail })
        return 'proposed'
      }
      await setRole(application, queries, {
        ...{ id, ...detail, broughtBy: actor.id, now: application.now() },
      })
      const changed = { ...detail, alone: false }
      await unit.record(actor, { kind: 'person.role-changed', subjectId: id, detail: changed })
      return 'changed'
    })
  },
)
