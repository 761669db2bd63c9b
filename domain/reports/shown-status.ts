import type { Status } from './workflow.ts'

/** What readers are told of a status: a report that was verified no longer waits for that. */
export type ShownStatus = Status | 'verified'

export function shownStatus(status: Status, isVerified: boolean): ShownStatus {
  return status === 'pending' && isVerified ? 'verified' : status
}
