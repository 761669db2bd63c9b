import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf } from '#server/sealing/key-queries.ts'
import type { ConversationKey } from '#server/sealing/subject-key.ts'
import {
  type AttachmentRow,
  openReportAbout,
  presentAttachment,
} from '#server/writing/attachments/attachment-queries.ts'

/** A document beside a request, as staff are told of it. */
export type PaperView = Omit<ReturnType<typeof presentAttachment>, 'arrivedOn'> & { cameOn: Day }

/** Those that are whole, in their order. */
export function papersOf(queries: Queries | Transaction, requestId: string): Promise<AttachmentRow[]> {
  return queries
    .select()
    .from(attachments)
    .where(and(eq(attachments.requestId, requestId), eq(attachments.isWhole, true)))
    .orderBy(asc(attachments.place))
}

/** How many are whole, by request. */
export async function paperCounts(
  queries: Queries,
  requestIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ requestId: attachments.requestId, papers: count() })
    .from(attachments)
    .where(and(inArray(attachments.requestId, [...requestIds]), eq(attachments.isWhole, true)))
    .groupBy(attachments.requestId)
  return new Map(rows.flatMap(({ requestId, papers }) => (requestId ? [[requestId, papers]] : [])))
}

/** The key of the request itself: its papers open with nothing else. @throws NotFound once it is erased */
export async function keyOfRequest(
  { vault }: Application,
  queries: Queries | Transaction,
  id: string,
): Promise<ConversationKey> {
  const wrapped = (await keysOf(queries, 'conversation', [id])).get(id)
  if (!wrapped) throw new NotFound()
  return vault.openKey({ kind: 'conversation', id }, wrapped)
}

export function presentPaper(key: ConversationKey, row: AttachmentRow, index: number): PaperView {
  const { arrivedOn: _, ...shown } = presentAttachment(row, openReportAbout(key, row), index)
  return { ...shown, cameOn: dayInNigeria(row.createdAt) }
}
