import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { isPeopleEventKind, type PeopleEventKind } from '#domain/events/people-events.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { authorise } from '#domain/permissions/can.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
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

const rolesIn = z.object({
  roleFrom: z.enum(roles).nullable().default(null),
  roleTo: z.enum(roles).nullable().default(null),
})

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
    .from(events)
    .where(eq(events.subjectId, profile.id))
    .orderBy(asc(events.id))
  const names = await usernamesOf(
    queries,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return {
    id: profile.id,
    username: profile.username,
    role: profile.role,
    status: profile.status,
    isSelf: actor.kind === 'person' && actor.id === profile.id,
    createdAt: profile.createdAt.toISOString(),
    history: rows.flatMap(({ kind, detail, actorId, occurredAt }) =>
      isPeopleEventKind(kind)
        ? [
            {
              ...{ kind, ...rolesIn.parse(detail) },
              by: names.get(actorId ?? '') ?? null,
              occurredAt: occurredAt.toISOString(),
            },
          ]
        : [],
    ),
  }
}
