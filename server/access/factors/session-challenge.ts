import { and, eq, gt } from 'drizzle-orm'
import { after, minutes } from '#domain/time/durations.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { sessions } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

const lifetime = minutes(5)

/** What a passkey has to sign for this session. A later question takes the place of an earlier one. */
export async function newChallenge(
  application: Application,
  sessionId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = application.randomness.bytes(32)
  await application.database.queries
    .update(sessions)
    .set({ challenge, challengeExpiresAt: after(application.now(), lifetime) })
    .where(eq(sessions.id, sessionId))
  return new Uint8Array(challenge)
}

/** The open question of this session, once: it is used up, whatever the result. Null where there is none or it is old. */
export function takeChallenge(application: Application, sessionId: string): Promise<string | null> {
  return application.database.queries.transaction((queries) =>
    takeChallengeIn(application, queries, sessionId),
  )
}

/** As `takeChallenge`, and used up only if the transaction ends well. */
export async function takeChallengeIn(
  application: Pick<Application, 'now'>,
  queries: Transaction,
  sessionId: string,
): Promise<string | null> {
  const [open] = await queries
    .select({ challenge: sessions.challenge })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.challengeExpiresAt, application.now())))
    .for('update')
  await queries
    .update(sessions)
    .set({ challenge: null, challengeExpiresAt: null })
    .where(eq(sessions.id, sessionId))
  return open?.challenge?.toString('base64url') ?? null
}
