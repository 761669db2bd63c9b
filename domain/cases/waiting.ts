import type { Status } from '../reports/workflow.ts'
import { dayInNigeria, startOfDay } from '../time/day-in-nigeria.ts'
import { type Span, timePassed } from '../time/time-passed.ts'

type Waiting = {
  status: Status
  submittedAt: Date
  /** When its present words were last verified. */
  verifiedAt: Date | null
}

/** What a report waits for. What is decided waits for nothing more. */
export type WaitingFor =
  | { kind: 'sent-today' | 'came-in-today' | 'for-approval-today' }
  | { kind: 'sent' | 'for-verification' | 'verified-now'; inAll: Span }
  | { kind: 'for-approval'; inAll: Span; sinceVerified: Span }

/** How long a report has waited, and for what. Counted in days since it was sent: no reader is told a finer time of that. */
export function waitingFor({ status, submittedAt, verifiedAt }: Waiting, now: Date): WaitingFor {
  const inAll = timePassed(startOfDay(dayInNigeria(submittedAt)), startOfDay(dayInNigeria(now)))
  if (status !== 'pending') return inAll === null ? { kind: 'sent-today' } : { kind: 'sent', inAll }
  else if (inAll === null) return { kind: verifiedAt === null ? 'came-in-today' : 'for-approval-today' }
  else if (verifiedAt === null) return { kind: 'for-verification', inAll }
  else return forApproval(timePassed(verifiedAt, now), inAll)
}

function forApproval(sinceVerified: Span | null, inAll: Span): WaitingFor {
  return sinceVerified === null
    ? { kind: 'verified-now', inAll }
    : { kind: 'for-approval', inAll, sinceVerified }
}
