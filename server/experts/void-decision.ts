import { clock } from '#domain/actor.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { endProposal, openProposalOf } from '#server/proposals/proposal-queries.ts'
import { lockPower } from '#server/proposals/staff-members.ts'

/** What one member of the staff proposed about an application ends where the application changes: a second person would confirm other words. */
export async function voidDecision(
  { now }: Application,
  { queries, record }: UnitOfWork,
  expertId: string,
): Promise<void> {
  // In the order in which a confirmation locks.
  await lockPower(queries)
  const proposal = await openProposalOf(queries, 'expert_decision', expertId)
  if (!proposal) return
  await endProposal(queries, proposal.id, { state: 'lapsed', decidedBy: null, now: now() })
  await record(clock, {
    kind: 'expert.decision_ended',
    subjectId: expertId,
    detail: { outcome: 'lapsed' },
  })
}
