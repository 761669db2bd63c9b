import { and, eq, ne, sql } from 'drizzle-orm'
import type { ConversationKind } from '#domain/conversations/conversation.ts'
import { takesMessage } from '#domain/conversations/source-conversation.ts'
import { LimitReached } from '#domain/errors.ts'
import { dayInNigeria, endOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { conversationMessages } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

type Held = { id: string; kind: ConversationKind }

/**
 * Asks whether a conversation takes one message more of those who are not staff. The caller holds its row, so that many at once are counted
 * one after the other.
 *
 * @throws LimitReached 'too-many-messages', with the seconds until the next day begins
 */
export async function holdLimit(
  { now }: Application,
  queries: Transaction,
  { id, kind }: Held,
): Promise<void> {
  const moment = now()
  const { number, side, sentOn, conversationId } = conversationMessages
  const answered = sql`(select coalesce(max(last.number), 0) from conversation_messages last
    where last.conversation_id = ${id} and last.side = 'staff')`
  const [sent] = await queries
    .select({
      today: sql<number>`count(*) filter (where ${sentOn} = ${dayInNigeria(moment)})::int`,
      unanswered: sql<number>`count(*) filter (where ${number} > ${answered})::int`,
    })
    .from(conversationMessages)
    .where(and(eq(conversationId, id), ne(side, 'staff')))
  if (sent && !takesMessage(kind, sent)) {
    const wait = (endOfDay(moment).getTime() - moment.getTime()) / 1000
    throw new LimitReached('too-many-messages', Math.max(1, Math.ceil(wait)))
  }
}
