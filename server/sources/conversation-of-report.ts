import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { longestSourceMessage, messagesOfPage } from '#domain/conversations/source-conversation.ts'
import { numberOfForm } from '#server/conversations/number-of-form.ts'
import { type OpenedMessage, openConversations } from '#server/conversations/open-conversations.ts'
import { type Added, addMessage, startConversation } from '#server/conversations/write-conversation.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversationMessages, conversations } from '#server/database/schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'

/** A message between the source of a report and staff. Days alone: neither side is told an hour of the other. */
export type SourceMessage = { number: number; side: 'source' | 'staff'; sentOn: string; text: string }

/**
 * One page of messages, oldest first. `earlier` is the number before which the page before it ends; null where nothing comes before.
 */
export type PageOfMessages = { messages: SourceMessage[]; earlier: number | null }

const content = z.object({ text: z.string() })
const schema = z.object({ message: requiredParagraphs(longestSourceMessage) })

/** A message as it was typed, and the number of its form. @throws Invalid */
export function parseMessage(input: Input): { text: string; formNumber: string | undefined } {
  return { text: parseInput(schema, input).message, formNumber: numberOfForm(input) }
}

/** All that was written, oldest first, to compare a draft of staff with. The caller has decided that it may be read. @throws SealBroken */
export async function messagesOf(
  application: Application,
  queries: Queries | Transaction,
  reportId: string,
): Promise<SourceMessage[]> {
  const id = await conversationOf(queries, reportId)
  if (id === null) return []
  const opened = await openConversations(application, queries, [id], 'all')
  return sourceMessages(opened.get(id) ?? [])
}

/** The newest messages, or those before a number. The caller has decided that they may be read. @throws SealBroken */
export async function pageOfMessages(
  application: Application,
  queries: Queries | Transaction,
  reportId: string,
  before: number | null,
): Promise<PageOfMessages> {
  const id = await conversationOf(queries, reportId)
  return id === null ? { messages: [], earlier: null } : pageOfConversation(application, queries, id, before)
}

/** As `pageOfMessages`, of a conversation that is known. @throws SealBroken */
export async function pageOfConversation(
  application: Application,
  queries: Queries | Transaction,
  id: string,
  before: number | null,
): Promise<PageOfMessages> {
  const opened = await openConversations(application, queries, [id], { most: messagesOfPage, before })
  const messages = sourceMessages(opened.get(id) ?? [])
  const [{ number: first } = { number: 1 }] = messages
  return { messages, earlier: first > 1 ? first : null }
}

/** The number of a message in an address. Anything else asks for the newest messages. */
export function beforeOf(given: string | null): number | null {
  return /^[1-9]\d{0,6}$/.test(given ?? '') ? Number(given) : null
}

/** As the two sides see them, in the order in which they come. */
export function sourceMessages(opened: readonly OpenedMessage[]): SourceMessage[] {
  return opened.map(({ number, side, sentOn, content: sealed }) => ({
    ...{ number, sentOn, text: content.parse(sealed).text },
    side: side === 'staff' ? 'staff' : 'source',
  }))
}

/** Whether staff have written to the source of this report. */
export async function staffHaveWritten(queries: Queries | Transaction, reportId: string): Promise<boolean> {
  const id = await conversationOf(queries, reportId)
  if (id === null) return false
  const { conversationId, side } = conversationMessages
  return (await queries.$count(conversationMessages, and(eq(conversationId, id), eq(side, 'staff')))) > 0
}

type Written = { reportId: string; side: 'source' | 'staff'; text: string; formNumber?: string | undefined }

/** Adds a message, and begins the conversation with the first. The report is held, so that it begins once. */
export async function write(
  application: Application,
  queries: Transaction,
  { reportId, side, text, formNumber }: Written,
): Promise<Added> {
  const message = { side, content: { text }, formNumber }
  const id = await conversationOf(queries, reportId)
  if (id !== null) return addMessage(application, queries, id, message)
  await startConversation(application, queries, {
    ...{ id: application.randomness.uuid(), kind: 'source', reportId },
    ...message,
  })
  return 'added'
}

async function conversationOf(queries: Queries | Transaction, reportId: string): Promise<string | null> {
  const [row] = await queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.reportId, reportId), eq(conversations.kind, 'source')))
  return row?.id ?? null
}
