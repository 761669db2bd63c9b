import { type Status, statuses } from '../reports/workflow.ts'

/** Where a report is on its way through the staff. */
export const stages = ['new', 'assigned', 'verified', 'to-approve', 'disputed', 'closed'] as const
export type Stage = (typeof stages)[number]

/** The stages of a report that waits. The others are of reports that were decided. */
export const openStages = ['new', 'assigned', 'verified', 'to-approve'] as const satisfies readonly Stage[]
export type OpenStage = (typeof openStages)[number]

type Case = {
  status: Status
  /** By its present words. */
  isVerified: boolean
  isAssigned: boolean
  isDisputed: boolean
}

export function stageOf({ status, isVerified, isAssigned, isDisputed }: Case): Stage {
  if (status !== 'pending') return status === 'approved' && isDisputed ? 'disputed' : 'closed'
  else if (isVerified) return isAssigned ? 'to-approve' : 'verified'
  else return isAssigned ? 'assigned' : 'new'
}

/** A status, or all of those that a report has once it was decided. */
export type ListedStatus = Status | 'decided'

/** The statuses that a report counts as decided with. */
export const decidedStatuses = statuses.filter((status) => status !== 'pending')

/** What the reports of a stage have in common. */
export function statusOf(stage: Stage): ListedStatus {
  if (stage === 'closed') return 'decided'
  else return stage === 'disputed' ? 'approved' : 'pending'
}
