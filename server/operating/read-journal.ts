import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type AlarmKind, alarmKinds, type EntryKind, entryKinds } from '#domain/journal/entry.ts'
import { isNoted, type NotedAction } from '#domain/journal/journalled.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { actions } from '#domain/permissions/can.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { profiles } from '#server/database/people-schema.ts'
import { journalDays, journalEntries, reports } from '#server/database/schema.ts'
import { findDay } from '#server/journal/write-entry.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'

export const alarmDays = 30
const pageSize = 100
const mostAlarms = 20

/** How an entry was sealed. A version of the code that knows more wrote it, or one that knew less: what is not known is left out. */
const schema = z.object({
  at: z.string(),
  who: z.string(),
  kind: z.enum(entryKinds),
  action: z.enum(actions as [string, ...string[]]).nullable(),
  reportId: z.string().nullable(),
  alarm: z.enum(alarmKinds as [AlarmKind, ...AlarmKind[]]).nullable(),
})
type Opened = Omit<z.infer<typeof schema>, 'action'> & { id: string; action: NotedAction | null }

export type ShownEntry = {
  id: string
  at: string
  /** Null when that account is gone. */
  member: string | null
  kind: EntryKind
  action: NotedAction | null
  alarm: AlarmKind | null
  /** Null for an entry about no report; `gone` for a report that was deleted. */
  report: string | { gone: true } | null
}

export type JournalAsked = {
  /** YYYY-MM-DD; today where it is null. */
  day: string | null
  kind: EntryKind | null
  member: string | null
  /** From 1. */
  page: number
}

/** The entries of one day, the latest first, and the alarms of the last days. For auditors alone. */
export const readJournal = useCase('journal.read', async ({ application }, asked: JournalAsked) => {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const day = asked.day ?? today
  const opened = await openDay(application, day)
  const found = opened.filter(
    ({ kind, who }) => (asked.kind ?? kind) === kind && (asked.member ?? who) === who,
  )
  const start = (asked.page - 1) * pageSize
  const entries = await present(application, found.slice(start, start + pageSize))
  const [days, members] = await Promise.all([
    queries.select({ day: journalDays.day }).from(journalDays).orderBy(desc(journalDays.day)),
    queries
      .select({ id: profiles.id, username: profiles.username, role: profiles.role })
      .from(profiles)
      .where(inArray(profiles.id, [...new Set(opened.map(({ who }) => who))])),
  ])
  return {
    day,
    entries,
    hasMore: found.length > start + pageSize,
    days: [...new Set([today, ...days.map((each) => each.day)])],
    members: members
      .filter(({ role }) => needsSecondStep(role))
      .map(({ id, username }) => ({ id, username })),
    alarms: await present(application, await openAlarms(application, addDays(today, -alarmDays))),
  }
})

async function openDay(application: Application, day: string): Promise<Opened[]> {
  const found = await findDay(application, day)
  if (!found) return []
  const rows = await application.database.queries
    .select({ id: journalEntries.id, sealedEntry: journalEntries.sealedEntry })
    .from(journalEntries)
    .where(eq(journalEntries.dayId, found.id))
    .orderBy(desc(journalEntries.place))
  return rows.map(({ id, sealedEntry }) => parse(id, found.key.open(`entry:${id}`, sealedEntry)))
}

async function openAlarms(application: Application, since: string): Promise<Opened[]> {
  const rows = await application.database.queries
    .selectDistinct({ day: journalDays.day })
    .from(journalDays)
    .innerJoin(journalEntries, eq(journalEntries.dayId, journalDays.id))
    .where(and(gte(journalDays.day, since), eq(journalEntries.isAlarm, true)))
    .orderBy(desc(journalDays.day))
    .limit(mostAlarms)
  const ofDays = await Promise.all(rows.map(({ day }) => openDay(application, day)))
  return ofDays
    .flat()
    .filter(({ kind }) => kind === 'alarm')
    .slice(0, mostAlarms)
}

async function present(application: Application, opened: readonly Opened[]): Promise<ShownEntry[]> {
  const { queries } = application.database
  const ids = opened.flatMap(({ reportId }) => (reportId === null ? [] : [reportId]))
  const [names, numbers] = await Promise.all([
    usernamesOf(queries, [...new Set(opened.map(({ who }) => who))]),
    queries
      .select({ id: reports.id, number: reports.referenceNumber })
      .from(reports)
      .where(inArray(reports.id, [...new Set(ids)])),
  ])
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]))
  return opened.map(({ id, at, who, kind, action, alarm, reportId }) => ({
    ...{ id, at, kind, action, alarm },
    member: names.get(who) ?? null,
    report: reportId === null ? null : (numberOf.get(reportId) ?? { gone: true }),
  }))
}

function parse(id: string, content: unknown): Opened {
  const { action, ...entry } = schema.parse(content)
  const known = actions.find((each) => each === action)
  return { ...entry, id, action: known && isNoted(known) ? known : null }
}
