import { asc, eq } from 'drizzle-orm'
import type { Message } from '#domain/conversations/message.ts'
import { conversations } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openConversations } from './open-conversations.ts'

export type ReceivedMessage = Message & { id: string; receivedOn: string }

const mostShown = 50

/**
 * The messages that no one has closed, the one that has waited longest first, at most fifty.
 *
 * @throws SignInNeeded, RuleBroken
 */
export const listMessages = useCase('message.read', async ({ application }): Promise<ReceivedMessage[]> => {
  const { queries } = application.database
  const rows = await queries
    .select()
    .from(conversations)
    .where(eq(conversations.kind, 'contact'))
    .orderBy(asc(conversations.openedOn), asc(conversations.id))
    .limit(mostShown)
  const ids = rows.map(({ id }) => id)
  const opened = await openConversations(application, queries, ids, 'all')
  return rows.flatMap(({ id, openedOn }) => {
    const [first] = opened.get(id) ?? []
    // Sealed by `sendMessage` alone, which parsed it.
    return first ? [{ id, receivedOn: openedOn, ...(first.content as Message) }] : []
  })
})
