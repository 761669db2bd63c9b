import { inArray } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { presentPerson } from '#server/people/people-queries.ts'
import { cast, fullStanding, usernames } from '#tests/cast.ts'

type Member = 'reporter' | 'reviewer' | 'officer'
const members: readonly Member[] = ['reporter', 'reviewer', 'officer']

/** The cast of a database that may have been kept: those who are there already come again. */
export async function castOnce(application: Application): Promise<Record<Member, Person>> {
  const rows = await application.database.queries
    .select()
    .from(profiles)
    .where(
      inArray(
        profiles.username,
        members.map((member) => usernames[member]),
      ),
    )
  if (rows.length === 0) return cast(application, ...members)
  const people: Partial<Record<Member, Person>> = {}
  for (const member of members) {
    const profile = rows.find(({ username }) => username === usernames[member])
    if (!profile) throw new Error(`${usernames[member]} is not in this database`)
    people[member] = presentPerson(profile, fullStanding)
  }
  return people as Record<Member, Person>
}
