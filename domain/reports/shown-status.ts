import type { Status } from './workflow.ts'

/** What readers are told of a status: a report that was verified no longer waits for that, and one that ended waits for nothing. */
export type ShownStatus = Status | 'verified' | 'closed'

type Told = { isVerified: boolean; isErased: boolean }

export function shownStatus(status: Status, { isVerified, isErased }: Told): ShownStatus {
  if (status === 'pending' && isErased) return 'closed'
  else return status === 'pending' && isVerified ? 'verified' : status
}
