import { timeOf } from '#domain/plans/paid-plans.ts'
import { addPlanTime } from '#server/plans/add-plan-time.ts'
import { digestOfGrant, proposedGrant, refuseStaff } from '#server/plans/by-two/grant-plan.ts'
import type { Effect } from './effect.ts'

/** The account gets its days, as from a payment. */
export const grantEffect: Effect = {
  async count({ application, unit, proposal, by, alone }) {
    const grant = proposedGrant(application, proposal)
    const { holderId, plan, number: sourceId } = grant
    await refuseStaff(unit.queries, holderId)
    await addPlanTime(application, unit.queries, { holderId, ...timeOf(plan), source: 'grant', sourceId })
    const detail = { digest: digestOfGrant(grant), alone }
    await unit.record(by, { kind: 'payment.grant_confirmed', subjectId: proposal.subjectId, detail })
  },
  async end({ application, unit, proposal, by }, outcome) {
    const detail = { digest: digestOfGrant(proposedGrant(application, proposal)), outcome }
    await unit.record(by, { kind: 'payment.grant_ended', subjectId: proposal.subjectId, detail })
  },
}
