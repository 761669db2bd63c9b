import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { ConversationKind, Side } from '#domain/conversations/conversation.ts'
import { NotFound } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversationMessages, conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf, storeKeys } from '#server/sealing/key-queries.ts'
import type { ConversationKey } from '#server/sealing/subject-key.ts'
import { holdLimit } from './hold-limit.ts'

export type NewMessage = {
  side: Side
  content: unknown
  /** The number of the form that it came in, where the form has one: see `addMessage`. Sealed with the content, and stored nowhere else. */
  formNumber?: string | undefined
}

/** Whether a message is a new one, or the same form once more. */
export type Added = 'added' | 'again'

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
 * The same filled form sent again, on a slow line or by a second press, is the same message: it is not added, and counts nothing. With
 * other words it is another.
 *
 * @throws NotFound, LimitReached 'too-many-messages', SealBroken
 */
export async function addMessage(
  application: Application,
  queries: Transaction,
  id: string,
  message: NewMessage,
): Promise<Added> {
  // If two messages come at once, the second waits for its number.
  const [held] = await queries.select().from(conversations).where(eq(conversations.id, id)).for('update')
  if (!held) throw new NotFound()
  const keys = await keysOf(queries, 'conversation', [id])
  const key = application.vault.openKey({ kind: 'conversation', id }, keys.get(id) ?? [])
  if (await isThereAlready(queries, { id, key, ...message })) return 'again'
  if (message.side !== 'staff') await holdLimit(application, queries, held)
  const [last] = await queries
    .select({ number: max(conversationMessages.number) })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, id))
  await write(application, queries, { id, key, number: (last?.number ?? 0) + 1, ...message })
  return 'added'
}

// A form that comes again comes soon.
const mostLookedAt = 20

/** Whether one of the newest messages came in this form, with these words. */
async function isThereAlready(
  queries: Transaction,
  { id, key, side, ...message }: Omit<Written, 'number'>,
): Promise<boolean> {
  if (message.formNumber === undefined) return false
  const rows = await queries
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, id), eq(conversationMessages.side, side)))
    .orderBy(desc(conversationMessages.number))
    .limit(mostLookedAt)
  const sealed = toSeal(message)
  return rows.some(({ number, sealedContent }) =>
    isDeepStrictEqual(key.open(`message:${number}`, sealedContent), sealed),
  )
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
  { id, key, number, side, ...message }: Written,
): Promise<void> {
  await queries.insert(conversationMessages).values({
    ...{ conversationId: id, number, side },
    sentOn: today(application),
    sealedContent: key.seal(`message:${number}`, toSeal(message)),
  })
}

/** As JSON has it. Those who read a message take what they know of it, and never the number. */
function toSeal({ content, formNumber }: Pick<NewMessage, 'content' | 'formNumber'>): unknown {
  return formNumber === undefined ? content : Object.assign({}, content, { formNumber })
}

function today({ now }: Application): string {
  return dayInNigeria(now())
}
