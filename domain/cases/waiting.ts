import type { Status } from '../reports/workflow.ts'
import { type Span, timePassed } from '../time/time-passed.ts'

type Waiting = {
  status: Status
  submittedAt: Date
  /** When its present words were last verified. */
  verifiedAt: Date | null
}

/** What a report waits for. `now` is less than a minute; what is decided waits for nothing more. */
export type WaitingFor =
  | { kind: 'sent-now' | 'came-in-now' }
  | { kind: 'sent' | 'for-verification' | 'verified-now'; inAll: Span }
  | { kind: 'for-approval'; inAll: Span; sinceVerified: Span }

/** How long a report has waited, and for what. */
export function waitingFor({ status, submittedAt, verifiedAt }: Waiting, now: Date): WaitingFor {
  const inAll = timePassed(submittedAt, now)
  if (status !== 'pending') return inAll === null ? { kind: 'sent-now' } : { kind: 'sent', inAll }
  else if (inAll === null) return { kind: 'came-in-now' }
  else if (verifiedAt === null) return { kind: 'for-verification', inAll }
  else return forApproval(timePassed(verifiedAt, now), inAll)
}

function forApproval(sinceVerified: Span | null, inAll: Span): WaitingFor {
  return sinceVerified === null
    ? { kind: 'verified-now', inAll }
    : { kind: 'for-approval', inAll, sinceVerified }
}
