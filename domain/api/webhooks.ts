import { type Duration, days, hours, minutes, seconds } from '../time/durations.ts'

/** What a message can say: what happened to a copy, and of which subject. `changes.many` asks for `/changes`. */
export const messageKinds = [
  'report.updated',
  'report.deleted',
  'conviction.updated',
  'conviction.deleted',
  'changes.many',
  'webhook.test',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** Why no more is sent: the receiver answered 410, or did not take a message for days. */
export const stopReasons = ['gone', 'failing'] as const
export type StopReason = (typeof stopReasons)[number]

export const mostWebhooks = 3

/** Of one webhook. Where more would wait, one message asks the program to read `/changes`. */
export const mostWaiting = 500

/** After each failure in a row, as Standard Webhooks 1.0 has it: some three days in all. */
const pauses: readonly Duration[] = [
  ...[seconds(5), minutes(5), minutes(30)],
  ...[2, 5, 10, 14, 20, 24].map(hours),
]

/** How long to wait after so many failures in a row; null where the webhook is stopped. */
export function pauseAfter(failures: number): Duration | null {
  return pauses[failures - 1] ?? null
}

/** How long the old key still signs beside a new one. */
export const bothKeysFor: Duration = days(1)

export type Outcome = 'taken' | 'failed' | 'gone'

/** A redirect is a failure: it would lead to an address that its holder did not name. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken'
  else return status === 410 ? 'gone' : 'failed'
}
