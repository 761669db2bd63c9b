import { and, eq, inArray } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { proposals } from '#server/database/people-schema.ts'
import { isOpen } from './proposal-queries.ts'

/** A retraction that no second person has confirmed: it waits for one, or waited for 24 hours in vain. */
export type RetractionState = 'waiting' | 'unconfirmed'

/** By the number of the report. One that was confirmed, or that came before the rule, is not there. */
export async function retractionStates(
  queries: Queries | Transaction,
  reportIds: readonly string[],
): Promise<Map<string, RetractionState>> {
  const rows = await queries
    .select({ id: proposals.subjectId, state: proposals.state })
    .from(proposals)
    .where(and(eq(proposals.act, 'retraction'), inArray(proposals.subjectId, [...reportIds]), isOpen))
  return new Map(
    rows.map(({ id, state }) => [id, state === 'unconfirmed' ? 'unconfirmed' : 'waiting'] as const),
  )
}
