import { lte } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { messages } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** Erases the messages of the day of `limit` and of every day before. */
export async function eraseOldMessages({ database }: Application, { limit }: { limit: Date }): Promise<void> {
  await database.queries.delete(messages).where(lte(messages.receivedOn, dayInNigeria(limit)))
}
