import { inArray } from 'drizzle-orm'
import type { NotificationDraft } from '#domain/notifications/from-event.ts'
import { nextLetterAt, preferencesOf } from '#domain/notifications/preferences.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { notificationPreferences, notifications } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue, type NewJob } from '#server/schedule/enqueue.ts'
import { markOf } from '#server/sealing/account-marks.ts'

/** Writes what an event tells to whom, wherever each of them wants to be told. */
export async function tellPeople(
  application: Application,
  queries: Transaction,
  drafts: readonly NotificationDraft[],
  event: { id: number; occurredAt: Date },
): Promise<void> {
  if (drafts.length === 0) return
  const now = application.now()
  const stored = await queries
    .select()
    .from(notificationPreferences)
    .where(
      inArray(
        notificationPreferences.userId,
        drafts.map(({ userId }) => userId),
      ),
    )
  const wanted = drafts.map((draft) => {
    const row = stored.find(({ userId }) => userId === draft.userId) ?? null
    const { wishes, digest } = preferencesOf(row)
    return { draft, wish: wishes[draft.type], digest }
  })
  const rows = wanted
    .filter(({ wish }) => wish.app || wish.mail)
    .map(({ draft: { type, userId, ...draft }, wish }) => ({
      ...draft,
      receiverMark: markOf(application, 'notifications', userId),
      id: application.randomness.uuid(),
      eventId: event.id,
      eventAt: event.occurredAt,
      notificationType: type,
      createdAt: now,
      inApp: wish.app,
      byMail: wish.mail,
    }))
  if (rows.length > 0) await queries.insert(notifications).values(rows)
  const letters = wanted
    .filter(({ wish }) => wish.mail)
    .map(({ draft, digest }) => letterJob(application, draft.userId, nextLetterAt(digest, now)))
  await enqueue(application, queries, ...letters)
}

// One letter for all the news that goes out at one moment.
function letterJob(application: Application, userId: string, runAt: Date): NewJob {
  return {
    kind: 'mail.news',
    data: { userId, since: application.now().toISOString() },
    runAt,
    onceKey: `news:${markOf(application, 'notifications', userId)}:${runAt.toISOString()}`,
  }
}
