import { asc, inArray } from 'drizzle-orm'
import type { Side } from '#domain/conversations/conversation.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversationMessages } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf } from '#server/sealing/key-queries.ts'

/** `content` is whatever the use case that wrote it had parsed. */
export type OpenedMessage = { number: number; side: Side; sentOn: string; content: unknown }

/**
 * The messages of several conversations, by conversation, in their order. The caller has decided that they may be read.
 *
 * @throws SealBroken
 */
export async function openConversations(
  { vault }: Application,
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<Map<string, OpenedMessage[]>> {
  const rows = await queries
    .select()
    .from(conversationMessages)
    .where(inArray(conversationMessages.conversationId, [...ids]))
    .orderBy(asc(conversationMessages.conversationId), asc(conversationMessages.number))
  const keys = await keysOf(queries, 'conversation', ids)
  const opened = new Map<string, OpenedMessage[]>()
  for (const [id, messages] of Map.groupBy(rows, ({ conversationId }) => conversationId)) {
    const key = vault.openKey({ kind: 'conversation', id }, keys.get(id) ?? [])
    opened.set(
      id,
      messages.map(({ number, side, sentOn, sealedContent }) => ({
        ...{ number, side, sentOn },
        content: key.open(`message:${number}`, sealedContent),
      })),
    )
  }
  return opened
}
