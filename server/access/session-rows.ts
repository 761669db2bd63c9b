import { and, eq, gt, sql } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries } from '#server/database/open-database.ts'
import { expertProfiles, profiles, sessions } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { askTogether } from '#server/kernel/ask-together.ts'
import { planTimeOf, shownPlanNews } from './plans/plan-time.ts'

/** What is stored of the session with this hash of its token, and of its person. Null where it has ended. */
export const findSessionRow = askTogether(async (application, hashes: readonly Buffer[]) => {
  const rows = await findRows(application, hashes)
  return hashes.map((hash) => rows.find(({ tokenHash }) => tokenHash.equals(hash)) ?? null)
})

async function findRows({ database, now }: Application, hashes: readonly Buffer[]) {
  const at = now()
  return database.prepared(findStatement).execute({ hashes, now: at, today: dayInNigeria(at) })
}

// The one query that every page of a person begins with: written and planned once a connection, and asked for all who come at one moment.
function findStatement(queries: Queries) {
  return queries
    .select({
      sessionId: sessions.id,
      tokenHash: sessions.tokenHash,
      id: profiles.id,
      username: profiles.username,
      email: profiles.email,
      role: profiles.role,
      status: profiles.status,
      ...planTimeOf(sql`profiles.id`, sql.placeholder('today')),
      planNews: shownPlanNews(sql`profiles.id`, sql.placeholder('today')),
      assurance: sessions.assurance,
      confirmedAt: sessions.confirmedAt,
      passwordIsShort: sessions.passwordIsShort,
      byPasskey: sessions.byPasskey,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedOn: sessions.lastUsedOn,
      tourFinishedAt: profiles.tourFinishedAt,
      // Null for one who is no expert. Each page of a person asks for it, for its menu.
      standing: {
        verificationStatus: expertProfiles.verificationStatus,
        verifiedUntil: expertProfiles.verifiedUntil,
      },
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .leftJoin(expertProfiles, eq(expertProfiles.userId, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::bytea[])`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_sessions')
}
