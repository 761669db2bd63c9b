import type { ProposalEnd } from '#domain/proposals/acts.ts'
import type { Decided } from './effects/effect.ts'
import { effects } from './effects.ts'
import { endProposal } from './proposal-queries.ts'

/** It ends, and its effect is told so. @param decidedBy null where time ended it, or a step that made it void */
export async function endWithoutCounting(
  decided: Decided,
  outcome: ProposalEnd,
  decidedBy: string | null = null,
): Promise<void> {
  const { unit, proposal, now } = decided
  await endProposal(unit.queries, proposal.id, { state: outcome, decidedBy, now })
  await effects[proposal.act].end(decided, outcome)
}
