import { and, eq, ne, sql } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { stateOf } from '#domain/experts/expert.ts'
import { confirmationMinutes, type SessionAssurance } from '#domain/people/assurance.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import type { PlanNews } from '#domain/plans/renewals.ts'
import { subscriptionOf } from '#domain/plans/subscription-of.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { before, minutes } from '#domain/time/durations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles, sessions } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { profileState } from './plans/profile-state.ts'
import { endOfSession, isToBeWritten } from './session-lifetime.ts'
import { findSessionRow } from './session-rows.ts'
import { isToken, tokenHash, tokenText } from './tokens.ts'

export type OpenSession = {
  /** Names the session to its owner, and opens nothing. */
  id: string
  person: Person
  /** What is to be done about the renewal of their plan. */
  planNews: PlanNews | null
  /** See `profileState`. */
  profile: string
  expiresAt: Date
  /** The tour was neither completed nor skipped yet. */
  isTourWaiting: boolean
  /** The network has verified them, and this is not over. */
  isVerifiedExpert: boolean
}

/**
 * For a person whose password was right a moment ago.
 *
 * @returns the new session's token: the one moment at which it exists outside the person's browser
 */
export async function startSession(
  application: Application,
  person: { id: string; role: Role },
  assurance: SessionAssurance = 'password',
  passwordIsShort = false,
): Promise<string> {
  const token = tokenText(application.randomness.bytes(32))
  const now = application.now()
  await application.database.queries.insert(sessions).values({
    id: application.randomness.uuid(),
    tokenHash: tokenHash(token),
    userId: person.id,
    ...{ assurance, passwordIsShort },
    confirmedAt: assurance === 'pending' ? null : now,
    createdAt: now,
    lastUsedOn: dayInNigeria(now),
    expiresAt: endOfSession({ assurance, role: person.role, createdAt: now }, now),
  })
  await noteLastUse(application, person, now)
  return token
}

/**
 * Who this token belongs to now, with the role they have now. Slides the session's end. A session that still owes its
 * second step is no one's.
 *
 * @param address of the peer, for the rules of an organisation; it is not stored
 */
export async function findSession(
  application: Application,
  token: string | null,
  address: string | null = null,
): Promise<OpenSession | null> {
  if (!token || !isToken(token)) return null
  const now = application.now()
  const hash = tokenHash(token)
  const row = await findSessionRow(application, hash)
  if (!row || row.assurance === 'pending') return null
  const { assurance } = row
  const { sessionId, running, hadTime, isPastDue, planNews, confirmedAt, ...rest } = row
  const {
    createdAt,
    expiresAt,
    lastUsedOn,
    tourFinishedAt,
    assurance: _,
    tokenHash: __,
    passwordIsShort,
    byPasskey,
    standing,
    ...account
  } = rest
  const person: Person = {
    kind: 'person',
    ...account,
    subscription: subscriptionOf(account.role, { running, hadTime, isPastDue }),
    assurance,
    isConfirmed: isRecent(confirmedAt, now),
    ...(passwordIsShort ? { passwordIsShort } : {}),
    entrance: { startedAt: createdAt, byPasskey, address },
  }
  const profile = profileState({ ...account, running, hadTime, isPastDue, planNews })
  const open = {
    ...{ id: sessionId, person, planNews, profile, isTourWaiting: tourFinishedAt === null },
    isVerifiedExpert: standing !== null && stateOf(standing, dayInNigeria(now)) === 'verified',
  }
  const later = endOfSession({ assurance, role: account.role, createdAt }, now)
  if (!isToBeWritten({ expiresAt, lastUsedOn }, later, now)) return { ...open, expiresAt }
  await application.database.queries
    .update(sessions)
    .set({ expiresAt: later, lastUsedOn: dayInNigeria(now) })
    .where(eq(sessions.tokenHash, hash))
  await noteLastUse(application, account, now)
  return { ...open, expiresAt: later }
}

// Of staff alone. For a person who reports, a day of use could be compared with the day of a report.
async function noteLastUse(
  { database }: Application,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<void> {
  if (!needsSecondStep(role)) return
  const lastUsedOn = dayInNigeria(now)
  await database.queries
    .update(profiles)
    .set({ lastUsedOn })
    .where(and(eq(profiles.id, id), sql`${profiles.lastUsedOn} is distinct from ${lastUsedOn}`))
}

export async function endSession(application: Application, token: string): Promise<void> {
  await application.database.queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

/** Ends whatever is open in a person's name, at once. Keeps the session of this id, where one is given. */
export async function endSessionsOf(
  _application: Application,
  queries: Queries | Transaction,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const all = eq(sessions.userId, userId)
  await queries.delete(sessions).where(except ? and(all, ne(sessions.id, except)) : all)
}

function isRecent(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && before(now, minutes(confirmationMinutes)) < confirmedAt
}
