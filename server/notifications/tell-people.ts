import { inArray } from 'drizzle-orm'
import { kindsByDay } from '#domain/events/event.ts'
import type { NotificationDraft } from '#domain/notifications/from-event.ts'
import { nextLetterAt, preferencesOf } from '#domain/notifications/preferences.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { notificationPreferences, notifications } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue, type NewJob } from '#server/schedule/enqueue.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { withoutToldToday } from './told-today.ts'

/** What one person is told of one event. */
export type Telling = NotificationDraft & { event: { id: number; occurredAt: Date } }

/** Writes what events tell to whom, wherever each of them wants to be told. Its moment is that of the event: of a source a day. */
export async function tellPeople(
  application: Application,
  queries: Transaction,
  asked: readonly Telling[],
): Promise<void> {
  const tellings = await withoutToldToday(application, queries, asked)
  if (tellings.length === 0) return
  const now = application.now()
  const stored = await queries
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.userId, [...new Set(tellings.map(({ userId }) => userId))]))
  const wanted = tellings.map((telling) => {
    const row = stored.find(({ userId }) => userId === telling.userId) ?? null
    const { wishes, digest } = preferencesOf(row)
    return { telling, wish: wishes[telling.type], digest }
  })
  const marks = new Map<string, string>()
  const markOfReceiver = (userId: string) => {
    const mark = marks.get(userId) ?? markOf(application, 'notifications', userId)
    marks.set(userId, mark)
    return mark
  }
  const rows = wanted
    .filter(({ wish }) => wish.app || wish.mail)
    .map(({ telling: { type, userId, event, ...draft }, wish }) => ({
      ...draft,
      receiverMark: markOfReceiver(userId),
      id: application.randomness.uuid(),
      eventId: event.id,
      eventAt: event.occurredAt,
      notificationType: type,
      createdAt: event.occurredAt,
      inApp: wish.app,
      byMail: wish.mail,
    }))
  for (let start = 0; start < rows.length; start += atOnce)
    await insertRows(queries, notifications, rows.slice(start, start + atOnce))
  const letters = wanted
    .filter(({ wish }) => wish.mail)
    .map(({ telling, digest }) => {
      const runAt = nextLetterAt(digest, now, isOfSource(telling) ? 'by a source' : 'by others')
      return letterJob(telling, markOfReceiver(telling.userId), runAt)
    })
  await enqueue(application, queries, ...onceEach(letters))
}

const atOnce = 500

function isOfSource({ kind }: Telling): boolean {
  return kindsByDay.some((each) => each === kind)
}

// One letter for all the news that goes out at one moment.
function letterJob({ userId, event }: Telling, receiverMark: string, runAt: Date): NewJob {
  return {
    kind: 'mail.news',
    data: { userId, since: event.occurredAt.toISOString() },
    runAt,
    onceKey: `news:${receiverMark}:${runAt.toISOString()}`,
  }
}

function onceEach(letters: readonly NewJob[]): NewJob[] {
  return [...new Map(letters.map((letter) => [letter.onceKey, letter])).values()]
}
