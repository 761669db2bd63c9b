import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { SignInNeeded } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import { sessions } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'

/** Days as YYYY-MM-DD. No more is kept about a device than this, so no more can be shown. */
export type OwnSession = { id: string; since: string; lastUsedOn: string; isThis: boolean }

/** The newest first, but for this one, which leads. @throws SignInNeeded */
export async function listOwnSessions(
  application: Application,
  actor: Actor,
  sessionId: string,
): Promise<OwnSession[]> {
  authorise(actor, 'account.see-sessions', null)
  if (actor.kind === 'visitor') throw new SignInNeeded()
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
}

/** Ends one of one's own. One that is gone, or somebody else's, is left as it is. @throws SignInNeeded, NotFound */
export async function endOwnSession(
  application: Application,
  actor: Actor,
  id: string | undefined,
): Promise<void> {
  authorise(actor, 'account.see-sessions', null)
  if (actor.kind === 'visitor') throw new SignInNeeded()
  await application.database.queries
    .delete(sessions)
    .where(and(eq(sessions.id, identifier(id)), eq(sessions.userId, actor.id)))
}

/** @throws SignInNeeded */
export async function endOtherSessions(
  application: Application,
  actor: Actor,
  sessionId: string,
): Promise<void> {
  authorise(actor, 'account.see-sessions', null)
  if (actor.kind === 'visitor') throw new SignInNeeded()
  await endSessionsOf(application, application.database.queries, actor.id, { except: sessionId })
}
