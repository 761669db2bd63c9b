import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { messagesOfTipInShort, tipsInShort, tipsOfPage } from '#domain/conversations/source-conversation.ts'
import { openConversations } from '#server/conversations/open-conversations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversationMessages, conversations, tipAccess } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import {
  type PageOfMessages,
  pageOfConversation,
  type SourceMessage,
  sourceMessages,
} from '../conversation-of-report.ts'

/** What one person without an account wrote about a public report, and what staff answered. */
export type Tip = {
  id: string
  /** The day on which staff closed it; null while it is open. */
  closedOn: string | null
  /** All its messages. `messages` are the newest of them, oldest first. */
  count: number
  messages: SourceMessage[]
}

/** How many tips a report has. */
export type TipCounts = { open: number; closed: number }

/** The newest open tips, each with its newest messages. The caller has decided that they may be read. @throws SealBroken */
export async function tipsInShortOf(
  application: Application,
  queries: Queries | Transaction,
  reportId: string,
): Promise<Tip[]> {
  const rows = await tipRows(queries, and(isOf(reportId), isNull(conversations.closedOn))).limit(tipsInShort)
  return withMessages(application, queries, rows, messagesOfTipInShort)
}

/** One page of all tips, each with its newest message. @param page from 1 @throws SealBroken */
export async function pageOfTips(
  application: Application,
  queries: Queries | Transaction,
  reportId: string,
  page: number,
): Promise<Tip[]> {
  const rows = await tipRows(queries, isOf(reportId))
    .limit(tipsOfPage)
    .offset((page - 1) * tipsOfPage)
  return withMessages(application, queries, rows, 1)
}

/** One tip with one page of its messages, or null where the report has no such tip. @throws SealBroken */
export async function tipOfReport(
  application: Application,
  queries: Queries | Transaction,
  asked: { reportId: string; id: string; before: number | null },
): Promise<(Pick<Tip, 'id' | 'closedOn'> & PageOfMessages) | null> {
  const { reportId, id, before } = asked
  const [row] = await tipRows(queries, and(isOf(reportId), eq(conversations.id, id)))
  if (!row) return null
  return { id, closedOn: row.closedOn, ...(await pageOfConversation(application, queries, id, before)) }
}

export async function countTips(queries: Queries | Transaction, reportId: string): Promise<TipCounts> {
  const [row] = await queries
    .select({
      open: sql<number>`count(*) filter (where ${conversations.closedOn} is null)::int`,
      closed: sql<number>`count(${conversations.closedOn})::int`,
    })
    .from(conversations)
    .where(isOf(reportId))
  return row ?? { open: 0, closed: 0 }
}

function isOf(reportId: string): SQL | undefined {
  return and(eq(conversations.reportId, reportId), eq(conversations.kind, 'tip'))
}

/** Open ones first; of these, those come last that came in a flood; then the newest. */
function tipRows(queries: Queries | Transaction, isAsked: SQL | undefined) {
  const { id, closedOn, openedOn } = conversations
  return queries
    .select({ id, closedOn })
    .from(conversations)
    .leftJoin(tipAccess, eq(tipAccess.conversationId, id))
    .where(isAsked)
    .orderBy(sql`${closedOn} is not null`, sql`${tipAccess.inQuarantine} is true`, desc(openedOn), desc(id))
}

async function withMessages(
  application: Application,
  queries: Queries | Transaction,
  rows: readonly Pick<Tip, 'id' | 'closedOn'>[],
  most: number,
): Promise<Tip[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const opened = await openConversations(application, queries, ids, { most, before: null })
  const { conversationId } = conversationMessages
  const counts = await queries
    .select({ id: conversationId, count: sql<number>`count(*)::int` })
    .from(conversationMessages)
    .where(inArray(conversationId, ids))
    .groupBy(conversationId)
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return rows.map(({ id, closedOn }) => ({
    ...{ id, closedOn, count: countOf.get(id) ?? 0 },
    messages: sourceMessages(opened.get(id) ?? []),
  }))
}
