import type { WaitingFor } from '#domain/cases/waiting.ts'
import type { SpanUnit } from '#domain/time/time-passed.ts'

/** How long ago something was, and how long a report has waited. */
export const time = {
  spans: {
    years: { one: '{count} year', other: '{count} years' },
    months: { one: '{count} month', other: '{count} months' },
    weeks: { one: '{count} week', other: '{count} weeks' },
    days: { one: '{count} day', other: '{count} days' },
    hours: { one: '{count} hour', other: '{count} hours' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
  ago: {
    justNow: 'just now',
    passed: '{span} ago',
  },
  waitingFor: {
    'sent-today': 'Sent today',
    sent: 'Sent {inAll} ago',
    'came-in-today': 'Came in today',
    'for-verification': 'Has waited {inAll} for a verification',
    'for-approval-today': 'Came in today, waits for approval',
    'verified-now': 'Verified just now, after {inAll}',
    'for-approval': 'Has waited {sinceVerified} for approval, {inAll} in all',
  },
} as const satisfies {
  spans: Record<SpanUnit, object>
  ago: object
  waitingFor: Record<WaitingFor['kind'], string>
}
