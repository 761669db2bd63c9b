import { lt } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { before, days } from '#domain/time/durations.ts'
import { messages } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** A message that nobody closed goes after this many days, at the next message or the next look at them. */
export const messagesLiveForDays = 90

export async function eraseOldMessages(application: Application): Promise<void> {
  const oldest = before(application.now(), days(messagesLiveForDays))
  await application.database.queries.delete(messages).where(lt(messages.receivedOn, dayInNigeria(oldest)))
}
