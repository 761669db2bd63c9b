import { lt } from 'drizzle-orm'
import { messages } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** A message that nobody closed goes after this many days, at the next message or the next look at them. */
export const messagesLiveForDays = 90

export async function eraseOldMessages(application: Application): Promise<void> {
  const oldest = new Date(application.now().getTime() - messagesLiveForDays * 86_400_000)
  await application.database.queries
    .delete(messages)
    .where(lt(messages.receivedOn, oldest.toISOString().slice(0, 10)))
}
