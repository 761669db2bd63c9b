import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { wantsMail } from '#domain/notifications/preferences.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { planNewsColumn } from '#server/access/plans/plan-time.ts'
import { notifications, profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Letter } from '#server/mail/contract.ts'
import { wordsIn } from '#words/catalogue.ts'
import { fill } from '#words/fill.ts'
import { isFor } from './is-for.ts'
import { readPreferences } from './preferences.ts'
import { stopAddress } from './stop-address.ts'

/** Whose news, and of which moment or later. */
export type News = { userId: string; since: Date }

/**
 * The letter that says that there is news: to a person who still wants one, while there still is some that they have not
 * seen. Null when there is nothing to say any more.
 */
export async function composeNews(
  application: Application,
  { userId, since }: News,
  letterId: string,
): Promise<Letter | null> {
  const { queries } = application.database
  const [[person], [unseen], preferences] = await Promise.all([
    queries.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId)),
    queries
      .select({ id: notifications.id })
      .from(notifications)
      .where(unseenSince(application, userId, since))
      .limit(1),
    readPreferences(application, { id: userId }),
  ])
  if (!person || !unseen || !wantsMail(preferences)) return null
  return newsLetter(application, { userId, to: person.email }, letterId)
}

/**
 * The same letter, to a person who chose letters about their plan, while there still is something to do about its renewal. It does
 * not say so: who reads it learns no more than from any other letter about news.
 */
export async function composePlanNews(
  application: Application,
  { userId }: { userId: string },
  letterId: string,
): Promise<Letter | null> {
  const { database, now } = application
  const [[person], { wishes }] = await Promise.all([
    database.queries
      .select({ email: profiles.email, news: planNewsColumn(sql`profiles.id`, dayInNigeria(now())) })
      .from(profiles)
      .where(eq(profiles.id, userId)),
    readPreferences(application, { id: userId }),
  ])
  if (!person?.news || !wishes.plan_news.mail) return null
  return newsLetter(application, { userId, to: person.email }, letterId)
}

function newsLetter(
  application: Application,
  { userId, to }: { userId: string; to: string },
  id: string,
): Letter {
  const stop = stopAddress(application, userId)
  return { id, to, ...newsText(application.publicUrl, stop), stopAddress: stop }
}

function unseenSince(application: Application, userId: string, since: Date) {
  return and(
    isFor(application, userId),
    gte(notifications.createdAt, since),
    isNull(notifications.readAt),
    notifications.byMail,
  )
}

function newsText(publicUrl: string, stopPage: string): { subject: string; text: string } {
  const { subject, text } = wordsIn('en').letters.news
  const values = { notificationsPage: `${publicUrl}/notifications`, stopPage }
  return { subject, text: `${text.map((paragraph) => fill(paragraph, values)).join('\n\n')}\n` }
}
