import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '#server/database/open-database.ts'
import { conversationMessages } from '#server/database/schema.ts'
import type { AssignmentRow } from './assignment-queries.ts'

/** How many messages there are, and who wrote the last. Null where there is none. */
export type TalkCount = { count: number; last: 'expert' | 'staff' } | null

/** Of these assignments, by their conversation. Opens nothing. */
export async function countTalk(
  queries: Queries,
  rows: readonly AssignmentRow[],
): Promise<ReadonlyMap<string, TalkCount>> {
  const ids = rows.flatMap(({ conversationId }) => conversationId ?? [])
  if (ids.length === 0) return new Map()
  const { conversationId, side } = conversationMessages
  const messages = await queries
    .select({ conversationId, side })
    .from(conversationMessages)
    .where(inArray(conversationId, ids))
    .orderBy(asc(conversationMessages.number))
  return new Map(
    [...Map.groupBy(messages, (message) => message.conversationId)].map(([id, all]) => [
      id,
      { count: all.length, last: all.at(-1)?.side === 'expert' ? 'expert' : 'staff' },
    ]),
  )
}
