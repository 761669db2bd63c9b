import { and, eq, lte } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** Erases the messages of the day of `limit` and of every day before, with their keys. */
export async function eraseOldMessages({ database }: Application, { limit }: { limit: Date }): Promise<void> {
  await database.queries
    .delete(conversations)
    .where(and(eq(conversations.kind, 'contact'), lte(conversations.openedOn, dayInNigeria(limit))))
}
