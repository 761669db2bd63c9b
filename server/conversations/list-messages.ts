import { asc, inArray } from 'drizzle-orm'
import type { Message } from '#domain/conversations/message.ts'
import { messageKeys, messages } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

export type ReceivedMessage = Message & { id: string; receivedOn: string }

const mostShown = 50

/**
 * The messages that nobody has closed, the one that has waited longest first, at most fifty.
 *
 * @throws SignInNeeded, RuleBroken
 */
export const listMessages = useCase('message.read', async ({ application }): Promise<ReceivedMessage[]> => {
  const { queries } = application.database
  const rows = await queries
    .select()
    .from(messages)
    .orderBy(asc(messages.receivedOn), asc(messages.id))
    .limit(mostShown)
  const ids = rows.map(({ id }) => id)
  const keys = await queries.select().from(messageKeys).where(inArray(messageKeys.messageId, ids))
  return rows.map(({ id, receivedOn, sealedWords }) => {
    const key = application.vault.unwrap(
      id,
      keys.filter(({ messageId }) => messageId === id),
    )
    // Sealed by `sendMessage` alone, which parsed it.
    return { id, receivedOn, ...(key.open('words:1', sealedWords) as Message) }
  })
})
