import { and, eq, gte, isNull } from 'drizzle-orm'
import { wantsMail } from '#domain/notifications/preferences.ts'
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
  const stop = stopAddress(application, userId)
  return {
    id: letterId,
    to: person.email,
    ...newsText(application.publicUrl, stop),
    stopAddress: stop,
  }
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
