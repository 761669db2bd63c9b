import { and, eq, gt } from 'drizzle-orm'
import { SignInNeeded } from '#domain/errors.ts'
import type { SessionAssurance } from '#domain/people/assurance.ts'
import type { Role } from '#domain/people/roles.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles, sessions } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { endOfSession } from './session-lifetime.ts'
import { isToken, tokenHash, tokenText } from './tokens.ts'

export type KnownSession = {
  id: string
  userId: string
  role: Role
  createdAt: Date
  assurance: SessionAssurance
}

/** The session of this token, also while its second step is owed. */
export async function knownSession(
  application: Application,
  token: string | null,
  queries: Queries | Transaction = application.database.queries,
): Promise<KnownSession | null> {
  if (!token || !isToken(token)) return null
  const [row] = await queries
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: profiles.role,
      createdAt: sessions.createdAt,
      assurance: sessions.assurance,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, application.now())))
  return row ?? null
}

/**
 * The person showed a moment ago who they are: the same session under a new token, so that who knew the old one has nothing.
 *
 * @throws SignInNeeded when the token was changed in the meantime
 */
export async function raiseSession(
  application: Application,
  token: string,
  session: KnownSession,
  assurance: Exclude<SessionAssurance, 'pending'>,
  { byPasskey = false }: { byPasskey?: boolean } = {},
): Promise<string> {
  const next = tokenText(application.randomness.bytes(32))
  const now = application.now()
  const raised = await application.database.queries
    .update(sessions)
    .set({
      tokenHash: tokenHash(next),
      assurance,
      ...(byPasskey ? { byPasskey } : {}),
      confirmedAt: now,
      lastUsedOn: dayInNigeria(now),
      expiresAt: endOfSession({ ...session, assurance }, now),
    })
    .where(eq(sessions.tokenHash, tokenHash(token)))
    .returning({ id: sessions.id })
  if (raised.length !== 1) throw new SignInNeeded()
  return next
}
