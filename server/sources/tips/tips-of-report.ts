import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { openConversations } from '#server/conversations/open-conversations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { SourceMessage } from '../conversation-of-report.ts'

/** What one person without an account wrote about a public report, and what staff answered. */
export type Tip = { id: string; messages: SourceMessage[] }

/** The oldest first. The caller has decided that they may be read. @throws SealBroken */
export async function tipsOfReport(
  application: Application,
  queries: Queries | Transaction,
  reportId: string,
): Promise<Tip[]> {
  const rows = await queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.reportId, reportId), eq(conversations.kind, 'tip')))
    .orderBy(asc(conversations.openedOn), asc(conversations.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const messages = await messagesOfTips(application, queries, ids)
  return ids.map((id) => ({ id, messages: messages.get(id) ?? [] }))
}

const content = z.object({ text: z.string() })

/** By tip, oldest first. @throws SealBroken */
export async function messagesOfTips(
  application: Application,
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<Map<string, SourceMessage[]>> {
  const opened = await openConversations(application, queries, [...ids])
  return new Map(
    [...opened].map(([id, messages]) => [
      id,
      messages.map(({ number, side, sentOn, content: sealed }) => ({
        ...{ number, sentOn, text: content.parse(sealed).text },
        side: side === 'staff' ? 'staff' : 'source',
      })),
    ]),
  )
}
