import { and, eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { proposals } from '#server/database/people-schema.ts'
import type { ProposalRow } from './proposal-queries.ts'

/**
 * A retraction works at once, so one member could take a report down again and again. After a reversal another member has to.
 *
 * @throws RuleBroken 'retraction-reversed'
 */
export async function refuseAfterReversal(
  queries: Transaction,
  { proposedBy, subjectId }: Pick<ProposalRow, 'proposedBy' | 'subjectId'>,
): Promise<void> {
  const reversed = await queries
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        ...[eq(proposals.act, 'retraction'), eq(proposals.state, 'declined')],
        ...[eq(proposals.subjectId, subjectId), eq(proposals.proposedBy, proposedBy)],
      ),
    )
  if (reversed.length > 0) throw new RuleBroken('retraction-reversed')
}
