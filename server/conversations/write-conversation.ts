import { and, eq, inArray, isNull, max } from 'drizzle-orm'
import type { ConversationKind, Side } from '#domain/conversations/conversation.ts'
import { NotFound } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversationMessages, conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf, storeKeys } from '#server/sealing/key-queries.ts'
import type { ConversationKey } from '#server/sealing/subject-key.ts'
import { holdLimit } from './hold-limit.ts'

export type NewMessage = { side: Side; content: unknown }

type NewConversation = NewMessage & { id: string; kind: ConversationKind; reportId: string | null }

/** A conversation begins with its first message, sealed under its own key. Only the day is noted. */
export async function startConversation(
  application: Application,
  queries: Transaction,
  { id, kind, reportId, ...first }: NewConversation,
): Promise<void> {
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'conversation', id })
  await queries.insert(conversations).values({ id, kind, reportId, openedOn: today(application) })
  await storeKeys(queries, { kind: 'conversation', id }, wrappedKeys)
  await write(application, queries, { id, key, number: 1, ...first })
}

/**
 * Adds a message to a conversation, sealed under the conversation's key. Who is not staff adds so many a day, whichever use case asks.
 *
 * @throws NotFound, LimitReached 'too-many-messages', SealBroken
 */
export async function addMessage(
  application: Application,
  queries: Transaction,
  id: string,
  message: NewMessage,
): Promise<void> {
  // If two messages come at once, the second waits for its number.
  const [held] = await queries.select().from(conversations).where(eq(conversations.id, id)).for('update')
  if (!held) throw new NotFound()
  if (message.side !== 'staff') await holdLimit(application, queries, held)
  const [last] = await queries
    .select({ number: max(conversationMessages.number) })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, id))
  const keys = await keysOf(queries, 'conversation', [id])
  const key = application.vault.openKey({ kind: 'conversation', id }, keys.get(id) ?? [])
  await write(application, queries, { id, key, number: (last?.number ?? 0) + 1, ...message })
}

/** Settles conversations: those that are open close today. */
export async function closeConversations(
  application: Application,
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<void> {
  await queries
    .update(conversations)
    .set({ closedOn: today(application) })
    .where(and(inArray(conversations.id, [...ids]), isNull(conversations.closedOn)))
}

type Written = NewMessage & { id: string; key: ConversationKey; number: number }

async function write(
  application: Application,
  queries: Transaction,
  { id, key, number, side, content }: Written,
): Promise<void> {
  await queries.insert(conversationMessages).values({
    ...{ conversationId: id, number, side },
    sentOn: today(application),
    sealedContent: key.seal(`message:${number}`, content),
  })
}

function today({ now }: Application): string {
  return dayInNigeria(now())
}
