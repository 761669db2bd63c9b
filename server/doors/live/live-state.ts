import { and, desc, eq, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import { publicEvents, staffOnlyEvents } from '#domain/events/event-audience.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { publicStatuses } from '#domain/reports/visibility.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { planTimeOf, shownPlanNews } from '#server/access/plans/plan-time.ts'
import { profileState } from '#server/access/plans/profile-state.ts'
import { isToken, tokenHash } from '#server/access/tokens.ts'
import { listDeclarations } from '#server/cases/declaration-queries.ts'
import { firstUnread } from '#server/database/first-unread.ts'
import type { Queries } from '#server/database/open-database.ts'
import { sessions } from '#server/database/people-schema.ts'
import { events, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf, ownerOfMark } from '#server/sealing/account-marks.ts'

/** What an open page of one person depends on. */
export type LiveState = {
  unread: number
  newest: string | null
  /** See `profileState`: name, role, plan, status. */
  profile: string
  isStaff: boolean
  /** The newest event of the reports that they may see as staff; 0 for everyone else. */
  staffEvent: number
  /** The newest event of their own reports; 0 without one. */
  ownEvent: number
}

export async function liveStatesOf(
  application: Application,
  userIds: readonly string[],
): Promise<Map<string, LiveState>> {
  if (userIds.length === 0) return new Map()
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const time = planTimeOf(sql`p.id`, today)
  const { rows } = await queries.execute<Row>(sql`
    select p.id, p.username, p.email, p.role, p.status, ${time.running} as running, ${time.hadTime} as "hadTime",
      ${time.isPastDue} as "isPastDue", ${shownPlanNews(sql`p.id`, today)} as "planNews",
      ${firstUnread(sql`m.receiver`)} as unread,
      (select n.id from notifications n where n.receiver_mark = m.receiver and n.in_app
        order by n.created_at desc, n.id desc limit 1) as newest,
      (select coalesce(max(e.id), 0)::float8 from events e join reports r on r.id = e.subject_id
        where r.owner_mark = m.owner and e.kind not in (${list(staffOnlyEvents)})) as "ownEvent"
    from profiles p join (values ${marksOf(application, userIds)}) m (id, owner, receiver) on m.id = p.id`)
  const staffEvents = await newestForStaff(
    application,
    rows.filter(({ role }) => hasCapacity(role, 'reads-sealed-text')).map(({ id }) => id),
  )
  return new Map(
    rows.map(({ unread, newest, ownEvent, ...person }) => [
      person.id,
      {
        ...{ unread, newest, ownEvent, profile: profileState(person) },
        isStaff: hasCapacity(person.role, 'reads-sealed-text'),
        staffEvent: staffEvents.get(person.id) ?? 0,
      },
    ]),
  )
}

type Row = Pick<LiveState, 'unread' | 'newest' | 'ownEvent'> &
  Parameters<typeof profileState>[0] & { id: string }

/** Tells nothing of reports that a person may not see, not even that something happened. */
async function newestForStaff(
  application: Application,
  staffIds: readonly string[],
): Promise<Map<string, number>> {
  if (staffIds.length === 0) return new Map()
  const { queries } = application.database
  const declared = await listDeclarations(application, queries, staffIds)
  const entries = await Promise.all(
    declared.map(async ({ userId, conflicts }) => [userId, await newestBeside(queries, conflicts)] as const),
  )
  return new Map(entries)
}

async function newestBeside(queries: Queries, hidden: readonly string[]): Promise<number> {
  const [row] = await queries
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, 'report'),
        hidden.length > 0 ? notInArray(events.subjectId, [...hidden]) : undefined,
      ),
    )
    .orderBy(desc(events.id))
    .limit(1)
  return row?.id ?? 0
}

/** Which of these members of staff may see this report. */
export async function staffWhoSee(
  application: Application,
  staffIds: readonly string[],
  reportId: string,
): Promise<Set<string>> {
  if (staffIds.length === 0) return new Set()
  const declared = await listDeclarations(application, application.database.queries, staffIds)
  return new Set(
    declared.filter(({ conflicts }) => !conflicts.includes(reportId)).map(({ userId }) => userId),
  )
}

/** Whose session this is, without making it live longer. A session that owes its second step is no one's. */
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

/** Those of these sessions that are still valid, as hexadecimal hashes. */
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

/** The newest event that changed what the public sees, as `changesPublicPages` says it; 0 without one. */
export async function newestPublicEvent(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        inArray(events.kind, [...publicEvents]),
        or(ne(events.subjectKind, 'report'), inArray(events.statusTo, [...publicStatuses])),
      ),
    )
    .orderBy(desc(events.id))
    .limit(1)
  return row?.id ?? 0
}

export async function ownerOf(application: Application, reportId: string): Promise<string | null> {
  const [row] = await application.database.queries
    .select({ ownerMark: reports.ownerMark })
    .from(reports)
    .where(eq(reports.id, reportId))
  return ownerOfMark(application, row?.ownerMark ?? null)
}

function marksOf(application: Application, userIds: readonly string[]) {
  const rows = userIds.map((id) => {
    const [owner, receiver] = [markOf(application, 'reports', id), markOf(application, 'notifications', id)]
    return sql`(${id}::uuid, ${owner}::uuid, ${receiver}::uuid)`
  })
  return sql.join(rows, sql`, `)
}

function list(values: readonly string[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}
