import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { messagesOfPage } from '#domain/conversations/source-conversation.ts'
import { openConversations } from '#server/conversations/open-conversations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversationMessages } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type TalkMessage = { number: number; side: 'expert' | 'staff'; sentOn: string; text: string }

/** One page of what an expert and staff wrote to each other, oldest first. */
export type Talk = {
  messages: TalkMessage[]
  /** The number before which there are earlier ones; null where there are none. */
  earlier: number | null
  /** Of all pages. */
  count: number
}

const schema = z.object({ text: z.string() })

/** The newest messages, or those before a number. The caller has decided that they may be read. @throws SealBroken */
export async function pageOfTalk(
  application: Application,
  queries: Queries | Transaction,
  conversationId: string | null,
  before: number | null,
): Promise<Talk> {
  if (conversationId === null) return { messages: [], earlier: null, count: 0 }
  const opened = await openConversations(application, queries, [conversationId], {
    ...{ most: messagesOfPage, before },
  })
  const messages = (opened.get(conversationId) ?? []).map(({ number, side, sentOn, content }) => ({
    ...{ number, sentOn, text: schema.parse(content).text },
    side: side === 'expert' ? ('expert' as const) : ('staff' as const),
  }))
  const first = messages[0]?.number ?? 1
  const count = await queries.$count(
    conversationMessages,
    eq(conversationMessages.conversationId, conversationId),
  )
  return { messages, earlier: first > 1 ? first : null, count }
}
