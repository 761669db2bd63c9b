import type { DraftOf } from '../words.ts'

export const time = {
  spans: {
    years: { one: '{count} year', other: '{count} years' },
    months: { one: '{count} month', other: '{count} months' },
    weeks: { one: '{count} week', other: '{count} weeks' },
    days: { one: '{count} day', other: '{count} days' },
    hours: { one: '{count} hour', other: '{count} hours' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
  ago: { justNow: 'just now', passed: '{span} don pass' },
  waitingFor: {
    'sent-today': 'Dem send am today',
    sent: 'Dem send am {inAll} ago',
    'came-in-today': 'E enter today',
    'for-verification': 'E don wait {inAll} make dem verify am',
    'for-approval-today': 'E enter today, e dey wait for approval',
    'verified-now': 'Dem just verify am, after {inAll}',
    'for-approval': 'E don wait {sinceVerified} for approval, {inAll} altogether',
  },
} as const satisfies DraftOf<'time'>
