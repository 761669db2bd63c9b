import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { isPeopleEventKind, type PeopleEventKind } from '#domain/events/people-events.ts'
import type { AccountStatus } from '#domain/people/accounts.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from './people-queries.ts'

export type PersonsEvent = {
  kind: PeopleEventKind
  roleFrom: Role | null
  roleTo: Role | null
  /** Null when that account is gone. */
  by: string | null
  occurredAt: string
}

export type ShownPerson = {
  id: string
  username: string
  role: Role
  status: AccountStatus
  isSelf: boolean
  createdAt: string
  history: PersonsEvent[]
}

const rolesIn = z.object({
  roleFrom: z.enum(roles).nullable().default(null),
  roleTo: z.enum(roles).nullable().default(null),
})

/** One account, and what administrators did to it. For administrators. */
export const showPerson = useCase('person.list', async ({ application, actor }, id: string) => {
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
    isSelf: actor.id === profile.id,
    createdAt: dayInNigeria(profile.createdAt),
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
})
