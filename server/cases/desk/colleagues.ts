import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { rolesWith } from '#domain/people/capacities.ts'
import type { Queries } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'

export type Colleague = { id: string; name: string }

/** The other members of the staff who handle reports now, by name. Whether one may have a report is asked when it is assigned. */
export function colleaguesOf(queries: Queries, actorId: string): Promise<Colleague[]> {
  return queries
    .select({ id: profiles.id, name: profiles.username })
    .from(profiles)
    .where(
      and(
        inArray(profiles.role, rolesWith('judges')),
        eq(profiles.status, 'active'),
        ne(profiles.id, actorId),
      ),
    )
    .orderBy(asc(profiles.username))
}
