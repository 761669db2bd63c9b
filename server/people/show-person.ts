import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import type { PeopleEventKind } from '#domain/people/people-events.ts'
import type { Role } from '#domain/people/roles.ts'
import { authorise } from '#domain/permissions/can.ts'
import { peopleEvents, profiles } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ListedPerson } from './list-people.ts'
import { usernamesOf } from './people-queries.ts'

export type PersonsEvent = {
  kind: PeopleEventKind
  roleFrom: Role | null
  roleTo: Role | null
  /** Null when that account is gone. */
  by: string | null
  occurredAt: string
}

export type ShownPerson = ListedPerson & { isSelf: boolean; createdAt: string; history: PersonsEvent[] }

/** One account, and what administrators did to it. For administrators. */
export async function showPerson(application: Application, actor: Actor, id: string): Promise<ShownPerson> {
  authorise(actor, 'person.list', null)
  const { queries } = application.database
  const [profile] = await queries
    .select()
    .from(profiles)
    .where(eq(profiles.id, identifier(id)))
  if (!profile) throw new NotFound()
  const rows = await queries
    .select()
    .from(peopleEvents)
    .where(eq(peopleEvents.personId, profile.id))
    .orderBy(asc(peopleEvents.id))
  const names = await usernamesOf(
    queries,
    rows.map(({ actorId }) => actorId),
  )
  return {
    id: profile.id,
    username: profile.username,
    role: profile.role,
    status: profile.status,
    isSelf: actor.kind === 'person' && actor.id === profile.id,
    createdAt: profile.createdAt.toISOString(),
    history: rows.map(({ kind, roleFrom, roleTo, actorId, occurredAt }) => ({
      kind,
      roleFrom,
      roleTo,
      by: names.get(actorId) ?? null,
      occurredAt: occurredAt.toISOString(),
    })),
  }
}
