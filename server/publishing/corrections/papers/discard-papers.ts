import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { attachments, conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { discardAttachment } from '#server/writing/attachments/discard-attachment.ts'

/** Deletes the papers of requests that were settled before the day of `limit`. The requests stay for longer. */
export async function discardSettledPapers(
  application: Application,
  { limit }: { limit: Date },
): Promise<void> {
  const rows = await application.database.queries
    .select({ id: attachments.id, storageName: attachments.storageName })
    .from(attachments)
    .innerJoin(conversations, eq(conversations.id, attachments.requestId))
    .where(and(isNotNull(conversations.closedOn), lt(conversations.closedOn, dayInNigeria(limit))))
  for (const row of rows) await discardAttachment(application, row)
}

/** The person who asked takes their request back, and their papers with it. */
export async function discardPapersOf(application: Application, requestId: string): Promise<void> {
  const rows = await application.database.queries
    .select({ id: attachments.id, storageName: attachments.storageName })
    .from(attachments)
    .where(eq(attachments.requestId, requestId))
  for (const row of rows) await discardAttachment(application, row)
}
