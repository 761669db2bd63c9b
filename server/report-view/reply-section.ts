import type { Addressee, PublicReply } from '#domain/publishing/right-of-reply.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { openReply, publicReplyOf, replyNoticeOf } from '#server/publishing/reply/reply-queries.ts'
import type { Reading } from './reading.ts'

/** Whether the named person was heard. */
export type ReplySection = {
  /** For staff alone. Null where nothing is recorded. */
  notice: {
    recordedOn: string
    by: string | null
    addressee: Addressee | null
    answerUntil: string | null
    isOver: boolean
    /** Why it was left out. */
    reason: string | null
    reply: PublicReply | null
  } | null
  /** Printed beside a public report. */
  published: PublicReply | null
}

export async function replySection(reading: Reading): Promise<ReplySection> {
  const { application, report, isInside } = reading
  const { id, status } = report.row
  const published = status === 'approved' ? await publicReplyOf(application.database.queries, id) : null
  return { notice: isInside ? await noticeIn(reading) : null, published }
}

async function noticeIn({ application, report, key, namesOf }: Reading): Promise<ReplySection['notice']> {
  const row = await replyNoticeOf(application.database.queries, report.row.id)
  if (!row) return null
  const { reportId, recordedOn, recordedBy, addressee, answerUntil, sealedReason } = row
  const names = await namesOf([recordedBy])
  return {
    ...{ recordedOn, by: names.get(recordedBy) ?? null, addressee, answerUntil },
    isOver: answerUntil !== null && answerUntil < dayInNigeria(application.now()),
    reason: sealedReason && String(key.open(`left-out:${reportId}`, sealedReason)),
    reply: openReply(key, row),
  }
}
