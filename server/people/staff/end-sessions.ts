import { and, desc, eq, gt } from 'drizzle-orm'
import { needsSecondStep } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import type { Queries } from '#server/database/open-database.ts'
import { sessions } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { lockPerson } from '../lock-person.ts'
import { personAsked } from '../person-asked.ts'

/** Days as YYYY-MM-DD. */
export type StaffSession = { id: string; since: string; lastUsedOn: string }

/** Null for people who are not staff: a day on which they used the site could point to a report. */
export async function sessionsOfStaff(
  queries: Queries,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<StaffSession[] | null> {
  if (!needsSecondStep(role)) return null
  const rows = await queries
    .select({ id: sessions.id, createdAt: sessions.createdAt, lastUsedOn: sessions.lastUsedOn })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
  return rows.map((row) => ({
    ...{ id: row.id, since: dayInNigeria(row.createdAt), lastUsedOn: row.lastUsedOn },
  }))
}

/**
 * Logs another person out everywhere. They can log in again: where they should not, they are suspended.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'administrators-only', 'own-account' or 'confirmation-needed'
 */
export const endSessionsOfPerson = useCaseOn(
  'person.end-sessions',
  personAsked,
  async ({ application, actor }, userId: string): Promise<void> => {
    await transact(application, async ({ queries, record }) => {
      const { id: subjectId } = await lockPerson(queries, identifier(userId))
      await endSessionsOf(application, queries, subjectId)
      await record(actor, { kind: 'person.sessions_ended', subjectId, detail: {} })
    })
  },
)
