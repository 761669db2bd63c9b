import { and, eq, lt } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** Erases the requests that were settled before the day of `limit`, with their keys and codes. What is public of them stays. */
export async function eraseSettledRequests(
  { database }: Application,
  { limit }: { limit: Date },
): Promise<void> {
  await database.queries
    .delete(conversations)
    .where(and(eq(conversations.kind, 'correction'), lt(conversations.closedOn, dayInNigeria(limit))))
}
