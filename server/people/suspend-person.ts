import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Asked, useCaseOn } from '#server/kernel/use-case.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'
import { lockPerson } from './lock-person.ts'
import { personAsked } from './person-asked.ts'

/**
 * Somebody who is suspended can log in and read what is theirs, and change nothing. Every session of theirs ends.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'administrators-only', 'own-account', 'last-administrator' or 'confirmation-needed'
 */
export const suspendPerson = useCaseOn('person.suspend', personAsked, (asked, userId: string) =>
  setStatus(asked, userId, { status: 'suspended', kind: 'person.suspended' }),
)

/** @throws as `suspendPerson` */
export const reinstatePerson = useCaseOn('person.suspend', personAsked, (asked, userId: string) =>
  setStatus(asked, userId, { status: 'active', kind: 'person.reinstated' }),
)

type Change =
  | { status: 'suspended'; kind: 'person.suspended' }
  | { status: 'active'; kind: 'person.reinstated' }

async function setStatus(
  { application, actor }: Asked<'person.suspend'>,
  userId: string,
  { status, kind }: Change,
): Promise<void> {
  const id = identifier(userId)
  await transact(application, async (unit) => {
    const { queries } = unit
    const administrators = await lockAdministrators(queries)
    if (!administrators.includes(actor.id)) throw new RuleBroken('administrators-only')
    const person = await lockPerson(queries, id)
    if (person.status === status) return
    if (status === 'suspended') refuseLast(administrators, person)
    await queries.update(profiles).set({ status }).where(eq(profiles.id, id))
    await endSessionsOf(application, queries, id)
    await unit.record(actor, { kind, subjectId: id, detail: {} })
  })
}
