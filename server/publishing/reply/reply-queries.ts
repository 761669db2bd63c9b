import { eq } from 'drizzle-orm'
import type { PublicReply } from '#domain/publishing/right-of-reply.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { publicReplies, replyNotices } from '#server/database/schema.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

export type ReplyNoticeRow = typeof replyNotices.$inferSelect

export async function replyNoticeOf(
  queries: Queries | Transaction,
  reportId: string,
): Promise<ReplyNoticeRow | null> {
  const [row] = await queries.select().from(replyNotices).where(eq(replyNotices.reportId, reportId))
  return row ?? null
}

/** What came in before the report is public; null for none. */
export function openReply(key: ReportKey, row: ReplyNoticeRow | null): PublicReply | null {
  if (!row?.sealedReply || !row.repliedOn) return null
  return { reply: String(key.open(`reply:${row.reportId}`, row.sealedReply)), repliedOn: row.repliedOn }
}

export async function publicReplyOf(
  queries: Queries | Transaction,
  reportId: string,
): Promise<PublicReply | null> {
  const { reply, repliedOn } = publicReplies
  const [row] = await queries
    .select({ reply, repliedOn })
    .from(publicReplies)
    .where(eq(publicReplies.reportId, reportId))
  return row ?? null
}

export async function publishReply(
  queries: Transaction,
  reportId: string,
  reply: PublicReply | null,
): Promise<void> {
  if (reply) await queries.insert(publicReplies).values({ reportId, ...reply })
}

export async function emptyReply(queries: Transaction, reportId: string): Promise<void> {
  await queries.delete(publicReplies).where(eq(publicReplies.reportId, reportId))
}
