import { and, asc, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Side } from '#domain/conversations/conversation.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversationMessages } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf } from '#server/sealing/key-queries.ts'

/** `content` is whatever the use case that wrote it had parsed. */
export type OpenedMessage = { number: number; side: Side; sentOn: string; content: unknown }

/** The newest `most` of each conversation, of those before a number where one is given. */
export type Part = { most: number; before: number | null }

/**
 * The messages of several conversations, by conversation, in their order. The caller has decided that they may be read. A conversation with no message in the
 * part is left out. All messages are for conversations that stay short: the test of bounded use cases lists who asks for them.
 *
 * @throws SealBroken
 */
export async function openConversations(
  { vault }: Application,
  queries: Queries | Transaction,
  ids: readonly string[],
  part: Part | 'all',
): Promise<Map<string, OpenedMessage[]>> {
  const rows = await (part === 'all' ? allOf(queries, ids) : partOf(queries, ids, part))
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

function allOf(queries: Queries | Transaction, ids: readonly string[]) {
  return queries
    .select()
    .from(conversationMessages)
    .where(inArray(conversationMessages.conversationId, [...ids]))
    .orderBy(asc(conversationMessages.conversationId), asc(conversationMessages.number))
}

function partOf(queries: Queries | Transaction, ids: readonly string[], { most, before }: Part) {
  const { conversationId, number } = conversationMessages
  const place = sql<number>`row_number() over (partition by ${conversationId} order by ${number} desc)`
  const asked = queries
    .select({ ...getTableColumns(conversationMessages), place: place.as('place') })
    .from(conversationMessages)
    .where(
      and(
        inArray(conversationId, [...ids]),
        before === null ? undefined : lt(conversationMessages.number, before),
      ),
    )
    .as('asked')
  return queries
    .select()
    .from(asked)
    .where(lte(asked.place, most))
    .orderBy(asc(asked.conversationId), asc(asked.number))
}
