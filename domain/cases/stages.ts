import type { Status } from '../reports/workflow.ts'

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

/** The status that every report of a stage has; of what is closed, the one that is shown first. */
export function statusOf(stage: Stage): Status {
  return openStages.some((each) => each === stage) ? 'pending' : 'approved'
}
