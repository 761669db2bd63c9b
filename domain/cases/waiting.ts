import type { Status } from '../reports/workflow.ts'
import { timePassed } from '../time/time-passed.ts'

type Waiting = {
  status: Status
  submittedAt: Date
  /** When its present words were last verified. */
  verifiedAt: Date | null
}

/** How long a report has waited, and for what. */
export function waitingInWords({ status, submittedAt, verifiedAt }: Waiting, now: Date): string {
  const inAll = timePassed(submittedAt, now)
  if (status !== 'pending') return inAll === null ? 'Sent just now' : `Sent ${inAll} ago`
  else if (inAll === null) return 'Came in just now'
  else if (verifiedAt === null) return `Has waited ${inAll} for a verification`
  else return forApproval(timePassed(verifiedAt, now), inAll)
}

function forApproval(sinceVerified: string | null, inAll: string): string {
  if (sinceVerified === null) return `Verified just now, after ${inAll}`
  else return `Has waited ${sinceVerified} for approval, ${inAll} in all`
}
