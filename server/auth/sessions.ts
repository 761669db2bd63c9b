import { and, eq, gt, sql } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { isStaffRole, type Role } from '#domain/people/roles.ts'
import type { Application } from '#server/application.ts'
import type { Queries } from '#server/database/open-database.ts'
import { profiles, sessions } from '#server/database/schema.ts'
import { isToken, tokenHash, tokenText } from './tokens.ts'

const hour = 3_600_000

/** How long a session lives after it was last renewed. A staff session opens sealed reports, so it is short. */
function lifetime(role: Role): number {
  return isStaffRole(role) ? 12 * hour : 7 * 24 * hour
}

export type OpenSession = { person: Person; unread: number; expiresAt: Date }

/** Returns the new session's token: the one moment at which it exists outside the person's browser. */
export async function startSession(
  application: Application,
  person: { id: string; role: Role },
): Promise<string> {
  const token = tokenText(application.randomness.bytes(32))
  const now = application.now()
  await application.database.queries.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId: person.id,
    createdAt: now,
    lastUsedOn: now.toISOString().slice(0, 10),
    expiresAt: new Date(now.getTime() + lifetime(person.role)),
  })
  return token
}

/** Who this token belongs to now, with the role they have now. Slides the session's end. */
export async function findSession(
  application: Application,
  token: string | null,
): Promise<OpenSession | null> {
  if (!token || !isToken(token)) return null
  const now = application.now()
  const hash = tokenHash(token)
  const [row] = await findStatement(application.database.queries).execute({ hash, now })
  if (!row) return null
  const { tier, subscriptionStatus, expiresAt, unread, ...account } = row
  const person: Person = { kind: 'person', ...account, subscription: { tier, status: subscriptionStatus } }
  return { person, unread, expiresAt: await slide(application, hash, person.role, expiresAt) }
}

export async function endSession(application: Application, token: string): Promise<void> {
  await application.database.queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

const findStatements = new WeakMap<Queries, ReturnType<typeof prepareFind>>()

// The one query that every page of somebody logged in begins with: written and planned once a connection.
function findStatement(queries: Queries) {
  const statement = findStatements.get(queries) ?? prepareFind(queries)
  findStatements.set(queries, statement)
  return statement
}

function prepareFind(queries: Queries) {
  return queries
    .select({
      id: profiles.id,
      username: profiles.username,
      email: profiles.email,
      role: profiles.role,
      status: profiles.status,
      tier: profiles.subscriptionTier,
      subscriptionStatus: profiles.subscriptionStatus,
      expiresAt: sessions.expiresAt,
      // Ten are enough for a badge that ends at 9+.
      unread: sql<number>`(select count(*)::int from (
        select 1 from notifications n where n.user_id = ${profiles.id} and n.read_at is null and n.in_app limit 10
      ) as first_ten)`,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('find_session')
}

// Written once in a half life, not at every page.
async function slide(application: Application, hash: Buffer, role: Role, expiresAt: Date): Promise<Date> {
  const now = application.now()
  if (expiresAt.getTime() - now.getTime() > lifetime(role) / 2) return expiresAt
  const later = new Date(now.getTime() + lifetime(role))
  await application.database.queries
    .update(sessions)
    .set({ expiresAt: later, lastUsedOn: now.toISOString().slice(0, 10) })
    .where(eq(sessions.tokenHash, hash))
  return later
}
