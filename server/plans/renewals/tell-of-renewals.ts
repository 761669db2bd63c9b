import { eq, or, sql } from 'drizzle-orm'
import { nextLetterAt, preferencesOf } from '#domain/notifications/preferences.ts'
import { failedTries, planNewsOf } from '#domain/plans/renewals.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { notificationPreferences, payments, renewals } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { markOf } from '#server/sealing/account-marks.ts'

const atOnce = 100

/**
 * Writes to the accounts whose card failed once more or is in its last month, if they chose letters. In the app they are told
 * without this: see `planNewsColumn`. Each failed try and each card is told of once.
 */
export async function tellOfRenewals(application: Application): Promise<void> {
  while ((await application.database.queries.transaction((queries) => tellSome(application, queries))) > 0) {
    // There may be more.
  }
}

async function tellSome(application: Application, queries: Transaction): Promise<number> {
  const today = dayInNigeria(application.now())
  const isOpen = sql<boolean>`(${payments.state} is not distinct from 'started')`
  const rows = await queries
    .select({ renewal: renewals, isOpen, preferences: notificationPreferences })
    .from(renewals)
    .leftJoin(payments, eq(payments.reference, renewals.reference))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, renewals.holderId))
    .where(
      or(
        sql`${renewals.tries} - (${isOpen})::int > ${renewals.toldTries}`,
        sql`not ${renewals.cardTold} and ${renewals.cardExpires} <= ${today.slice(0, 7)}`,
      ),
    )
    .limit(atOnce)
    .for('update', { of: renewals, skipLocked: true })
  for (const { renewal, preferences, ...now } of rows) {
    const { holderId, tries, cardExpires } = renewal
    await queries
      .update(renewals)
      .set({
        toldTries: failedTries({ tries, ...now }),
        cardTold: planNewsOf({ tries: 0, isOpen: false, cardExpires }, today) === 'card-expires',
      })
      .where(eq(renewals.holderId, holderId))
    const { wishes, digest } = preferencesOf(preferences)
    if (wishes.plan_news.mail) await letterLater(application, queries, holderId, digest)
  }
  return rows.length
}

async function letterLater(
  application: Application,
  queries: Transaction,
  userId: string,
  digest: Parameters<typeof nextLetterAt>[0],
): Promise<void> {
  const runAt = nextLetterAt(digest, application.now())
  const mark = markOf(application, 'notifications', userId)
  await enqueue(application, queries, {
    kind: 'mail.plan-news',
    data: { userId },
    runAt,
    onceKey: `plan-news:${mark}:${runAt.toISOString()}`,
  })
}
