import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { longestSourceMessage } from '#domain/conversations/source-conversation.ts'
import { openConversations } from '#server/conversations/open-conversations.ts'
import { addMessage, startConversation } from '#server/conversations/write-conversation.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversations } from '#server/database/schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'

/** A message between the source of a report and staff. Days alone: neither side is told an hour of the other. */
export type SourceMessage = { number: number; side: 'source' | 'staff'; sentOn: string; text: string }

const content = z.object({ text: z.string() })
const schema = z.object({ message: requiredParagraphs(longestSourceMessage) })

/** @throws Invalid */
export function parseMessage(input: Input): string {
  return parseInput(schema, input).message
}

/** What was written so far, oldest first. The caller has decided that it may be read. @throws SealBroken */
export async function messagesOf(
  application: Application,
  queries: Queries | Transaction,
  reportId: string,
): Promise<SourceMessage[]> {
  const id = await conversationOf(queries, reportId)
  if (id === null) return []
  const opened = await openConversations(application, queries, [id])
  return (opened.get(id) ?? []).map(({ number, side, sentOn, content: sealed }) => ({
    ...{ number, sentOn, text: content.parse(sealed).text },
    side: side === 'staff' ? 'staff' : 'source',
  }))
}

/** Adds a message, and begins the conversation with the first. The report is held, so that it begins once. */
export async function write(
  application: Application,
  queries: Transaction,
  { reportId, side, text }: { reportId: string; side: 'source' | 'staff'; text: string },
): Promise<void> {
  const id = await conversationOf(queries, reportId)
  if (id !== null) await addMessage(application, queries, id, { side, content: { text } })
  else
    await startConversation(application, queries, {
      ...{ id: application.randomness.uuid(), kind: 'source', reportId },
      ...{ side, content: { text } },
    })
}

async function conversationOf(queries: Queries | Transaction, reportId: string): Promise<string | null> {
  const [row] = await queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.reportId, reportId), eq(conversations.kind, 'source')))
  return row?.id ?? null
}
