import { and, eq } from 'drizzle-orm'
import { type ProposedOutcome, secondPerson } from '#domain/publishing/corrections.ts'
import { findDeclaration } from '#server/cases/declaration-queries.ts'
import type { Queries } from '#server/database/open-database.ts'
import { proposals } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { isOpen } from '#server/proposals/proposal-queries.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { mattersInReach } from './matters-in-reach.ts'
import { waitingProposals } from './proposal-queries.ts'

/** Other public words, or an answer to a dispute, that wait for a second person. */
export type ProposedCorrection = {
  reportId: string
  referenceNumber: string
  outcome: ProposedOutcome
  /** Null when that account is gone. */
  by: string | null
  isMine: boolean
  proposedAt: string
  mayConfirm: boolean
}

/**
 * The corrections that wait for a second person, the oldest first. One that waits under public notice is left out: `listProposals` has
 * it. Without a declaration of interests there are none.
 *
 * @throws SignInNeeded
 */
export const listProposedCorrections = useCase(
  'proposal.list',
  async ({ application, actor }): Promise<ProposedCorrection[]> => {
    const { queries } = application.database
    const declared = await findDeclaration(application, queries, actor.id)
    if (!declared) return []
    const isInReach = mattersInReach(application, actor, declared)
    const [waiting, noticed] = await Promise.all([waitingProposals(queries), underNotice(queries)])
    const rows = waiting.filter((row) => isInReach(row) && !noticed.has(row.reportId))
    if (rows.length === 0) return []
    const proposers = rows.map(({ proposedBy }) => proposedBy)
    const [members, names] = await Promise.all([staffMembers(queries), usernamesOf(queries, proposers)])
    const staff = { members, now: application.now() }
    return rows.map(({ reportId, referenceNumber, outcome, proposedBy, proposedAt }) => ({
      ...{ reportId, referenceNumber, outcome, by: names.get(proposedBy) ?? null },
      ...{ isMine: proposedBy === actor.id, proposedAt: proposedAt.toISOString() },
      mayConfirm: secondPerson(proposedBy, actor.id, staff) !== 'needed',
    }))
  },
)

async function underNotice(queries: Queries): Promise<Set<string>> {
  const rows = await queries
    .select({ reportId: proposals.subjectId })
    .from(proposals)
    .where(and(eq(proposals.act, 'correction'), isOpen))
  return new Set(rows.map(({ reportId }) => reportId))
}
