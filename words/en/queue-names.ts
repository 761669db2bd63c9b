import type { QueueOrder, VerifiedFilter, WorkFilter } from '#domain/cases/queue-filters.ts'
import type { Stage } from '#domain/cases/stages.ts'
import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'

const workFilterNames = {
  any: 'Anyone, or no one',
  unclaimed: 'No one',
  mine: 'Me',
  others: 'A colleague',
} as const satisfies Record<WorkFilter, string>

const verifiedFilterNames = {
  any: 'Verified or not',
  no: 'Not verified yet',
  yes: 'Verified',
} as const satisfies Record<VerifiedFilter, string>

const queueOrderNames = {
  priority: 'Longest wait, every second one with priority',
  longest: 'Longest wait first',
  newest: 'Newest first',
} as const satisfies Record<QueueOrder, string>

const stageNames = {
  new: 'New',
  assigned: 'Assigned',
  verified: 'Verified',
  'to-approve': 'To approve',
  disputed: 'Disputed',
  closed: 'Closed',
} as const satisfies Record<Stage, string>

/** Short, for a column. */
const caseKindNames = {
  wealth: 'Wealth',
  bribe: 'Bribe',
  contract: 'Contract',
  payroll: 'Payroll',
  land: 'Land or building',
  abuse: 'Abuse of office',
  other: 'Other',
} as const satisfies Record<KindOfWrong, string>

/** How the list of staff is narrowed and sorted. */
export const queueNames = {
  workFilterNames,
  verifiedFilterNames,
  queueOrderNames,
  stageNames,
  caseKindNames,
}
