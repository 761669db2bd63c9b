import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import { sessions } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'

/** Days as YYYY-MM-DD. No more is kept about a device than this, so no more can be shown. */
export type OwnSession = { id: string; since: string; lastUsedOn: string; isThis: boolean }

/** The newest first, but for this one, which leads. @throws SignInNeeded */
export const listOwnSessions = useCase(
  'account.see-sessions',
  async ({ application, actor }, sessionId: string): Promise<OwnSession[]> => {
    const rows = await application.database.queries
      .select({ id: sessions.id, createdAt: sessions.createdAt, lastUsedOn: sessions.lastUsedOn })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, actor.id),
          ne(sessions.assurance, 'pending'),
          gt(sessions.expiresAt, application.now()),
        ),
      )
      .orderBy(desc(sessions.createdAt))
    return rows
      .map(({ id, createdAt, lastUsedOn }) => ({
        id,
        since: dayInNigeria(createdAt),
        lastUsedOn,
        isThis: id === sessionId,
      }))
      .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
  },
)

/** Ends one of the actor's own. One that is gone, or another person's, is left as it is. @throws SignInNeeded, NotFound */
export const endOwnSession = useCase(
  'account.see-sessions',
  async ({ application, actor }, id: string | undefined): Promise<void> => {
    await application.database.queries
      .delete(sessions)
      .where(and(eq(sessions.id, identifier(id)), eq(sessions.userId, actor.id)))
  },
)

/** @throws SignInNeeded */
export const endOtherSessions = useCase(
  'account.see-sessions',
  async ({ application, actor }, sessionId: string): Promise<void> => {
    await endSessionsOf(application, application.database.queries, actor.id, { except: sessionId })
  },
)
