import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { isStaffRole, type Role } from '#domain/people/roles.ts'
import { publicEvents } from '#domain/reports/events.ts'
import type { Application } from '#server/application.ts'
import { isToken, tokenHash } from '#server/auth/tokens.ts'
import { firstUnread } from '#server/database/first-unread.ts'
import type { Queries } from '#server/database/open-database.ts'
import { reports, sessions } from '#server/database/schema.ts'

/** What an open page of one person depends on. */
export type PersonFacts = {
  unread: number
  newest: string | null
  /** Changes with what the shell shows of them: name, role, plan, status. */
  profile: string
  isStaff: boolean
  /** The newest event of their own reports; 0 without one. */
  ownEvent: number
}

export async function factsOf(
  queries: Queries,
  userIds: readonly string[],
): Promise<Map<string, PersonFacts>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await queries.execute<PersonFacts & { id: string; role: Role }>(sql`
    select p.id, p.role,
      md5(concat_ws('|', p.username, p.email, p.role, p.status, p.subscription_tier, p.subscription_status)) as profile,
      ${firstUnread(sql`p.id`)} as unread,
      (select n.id from notifications n where n.user_id = p.id and n.in_app
        order by n.created_at desc, n.id desc limit 1) as newest,
      (select coalesce(max(e.id), 0)::int from events e join reports r on r.id = e.report_id
        where r.owner_id = p.id) as "ownEvent"
    from profiles p where p.id in (${list(userIds)})`)
  return new Map(rows.map(({ id, role, ...facts }) => [id, { ...facts, isStaff: isStaffRole(role) }]))
}

/** Whose session this is, without making it live longer. A session that owes its second step is nobody's. */
export async function holderOf(
  { database, now }: Application,
  token: string | null,
): Promise<{ userId: string; sessionHash: Buffer } | null> {
  if (!token || !isToken(token)) return null
  const sessionHash = tokenHash(token)
  const [row] = await database.queries
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        gt(sessions.expiresAt, now()),
        ne(sessions.assurance, 'pending'),
      ),
    )
  return row ? { userId: row.userId, sessionHash } : null
}

/** Those of these sessions that still stand, as hexadecimal hashes. */
export async function standingSessions(
  { database, now }: Application,
  hashes: readonly Buffer[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await database.queries
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...hashes]), gt(sessions.expiresAt, now())))
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}

/** The newest event of all, and the newest that the public can see; 0 without one. */
export async function newestEvents(queries: Queries): Promise<{ any: number; public: number }> {
  const newest = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce((select id from events ${where} order by id desc limit 1), 0)::int`
  const { rows } = await queries.execute<{ any: number; public: number }>(
    sql`select ${newest(sql``)} as any, ${newest(sql`where kind in (${list(publicEvents)})`)} as public`,
  )
  return rows[0] ?? { any: 0, public: 0 }
}

export async function ownerOf(queries: Queries, reportId: string): Promise<string | null> {
  const [row] = await queries
    .select({ ownerId: reports.ownerId })
    .from(reports)
    .where(eq(reports.id, reportId))
  return row?.ownerId ?? null
}

function list(values: readonly string[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}
