import { and, eq, gte, isNull } from 'drizzle-orm'
import { wantsMail } from '#domain/notifications/preferences.ts'
import { notifications, profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Letter } from '#server/mail/contract.ts'
import { readPreferences } from './preferences.ts'
import { stopAddress } from './stop-address.ts'

/** Whose news, and of which moment or later. */
export type News = { userId: string; since: Date }

/**
 * The letter that says that there is news: to somebody who still wants one, while there still is some that they have not
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
    queries.select({ id: notifications.id }).from(notifications).where(unseenSince(userId, since)).limit(1),
    readPreferences(application, { id: userId }),
  ])
  if (!person || !unseen || !wantsMail(preferences)) return null
  const stop = stopAddress(application, userId)
  return {
    id: letterId,
    to: person.email,
    subject: 'There is news for you',
    text: newsText(application.publicUrl, stop),
    stopAddress: stop,
  }
}

function unseenSince(userId: string, since: Date) {
  return and(
    eq(notifications.userId, userId),
    gte(notifications.createdAt, since),
    isNull(notifications.readAt),
    notifications.byMail,
  )
}

// Never what about: a mailbox is read over shoulders, and by those who run it.
function newsText(publicUrl: string, stop: string): string {
  return [
    'There is news for you. To read it, log in and open your notifications:',
    `${publicUrl}/notifications`,
    '',
    'This letter says no more than that on purpose.',
    '',
    'You asked for letters like this one. To stop them, open this page and press the button:',
    stop,
    '',
  ].join('\n')
}
