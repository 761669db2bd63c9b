import { and, gte, inArray, isNull } from 'drizzle-orm'
import { toldOnceADay } from '#domain/notifications/arrivals.ts'
import type { NotificationDraft } from '#domain/notifications/from-event.ts'
import { beginningOfDay, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { notifications } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'

type OfDay = NotificationDraft & { event: { occurredAt: Date } }

/** Leaves out what a person was told of the same thing on the same day in Nigeria, and has not read (`toldOnceADay`). */
export async function withoutToldToday<Telling extends OfDay>(
  application: Application,
  queries: Transaction,
  tellings: readonly Telling[],
): Promise<Telling[]> {
  const marked = tellings.map((telling) => ({
    telling,
    key: isOnceADay(telling) ? keyOf(telling, markOf(application, 'notifications', telling.userId)) : null,
  }))
  const counted = marked.filter(({ key }) => key !== null).map(({ telling }) => telling)
  const known = counted.length === 0 ? new Set<string>() : await unreadOf(application, queries, counted)
  return marked.flatMap(({ telling, key }) => {
    if (key === null) return [telling]
    if (known.has(key)) return []
    known.add(key)
    return [telling]
  })
}

function isOnceADay({ kind }: OfDay): boolean {
  return toldOnceADay.some((each) => each === kind)
}

async function unreadOf(
  application: Application,
  queries: Transaction,
  tellings: readonly OfDay[],
): Promise<Set<string>> {
  const marks = new Set(tellings.map(({ userId }) => markOf(application, 'notifications', userId)))
  const first = Math.min(...tellings.map(({ event }) => beginningOfDay(event.occurredAt).getTime()))
  const { receiverMark, kind, readAt, createdAt, reportId, parameters } = notifications
  const rows = await queries
    .selectDistinct({ receiverMark, kind, createdAt, reportId, parameters })
    .from(notifications)
    .where(
      and(
        ...[inArray(receiverMark, [...marks]), inArray(kind, [...toldOnceADay])],
        ...[isNull(readAt), gte(createdAt, new Date(first))],
      ),
    )
  return new Set(rows.map((row) => keyOf({ ...row, event: { occurredAt: row.createdAt } }, row.receiverMark)))
}

type Named = Pick<NotificationDraft, 'reportId'> & {
  kind: string
  parameters: Record<string, string>
  event: { occurredAt: Date }
}

function keyOf({ kind, reportId, parameters, event }: Named, receiverMark: string): string {
  const named = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([receiverMark, kind, reportId, named, dayInNigeria(event.occurredAt)])
}
