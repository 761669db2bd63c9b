import type { AmountClass } from '#domain/cases/amount-classes.ts'
import type { CaseLabel, ChangeOfMany } from '#domain/cases/case-work.ts'
import type { QueueOrder, VerifiedFilter, WorkFilter } from '#domain/cases/queue-filters.ts'
import type { Stage } from '#domain/cases/stages.ts'
import type { HandOnReason } from '#domain/reports/hand-on.ts'
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
  'by-others': 'Verified by a colleague',
} as const satisfies Record<VerifiedFilter, string>

const queueOrderNames = {
  priority: 'Longest wait, every second one with priority',
  longest: 'Longest wait first',
  newest: 'Newest first',
  due: 'Due day first',
  stage: 'Closest to a decision first',
} as const satisfies Record<QueueOrder, string>

const stageNames = {
  new: 'New',
  assigned: 'Assigned',
  verified: 'Verified',
  'to-approve': 'To approve',
  disputed: 'Disputed',
  closed: 'Closed',
} as const satisfies Record<Stage, string>

const caseLabelNames = {
  urgent: 'Urgent',
  papers: 'Papers needed',
  visit: 'Visit needed',
  'ask-source': 'Ask the source',
  'ask-expert': 'Ask an expert',
  lawyer: 'Ask a lawyer',
  duplicate: 'May be a duplicate',
} as const satisfies Record<CaseLabel, string>

const handOnReasonNames = {
  'shared-out': 'Work is shared out',
  away: 'I am away',
  'too-much': 'I have too much work',
  'knows-the-subject': 'They know the subject',
  'knows-the-place': 'They know the place',
  language: 'They speak the language',
  'second-look': 'It needs a second look',
} as const satisfies Record<HandOnReason, string>

const changeOfManyNames = {
  assign: 'Assign to',
  release: 'Release',
  label: 'Put a label on',
  unlabel: 'Take a label off',
  due: 'Set the due day',
} as const satisfies Record<ChangeOfMany, string>

/** Short, for a column. */
const amountClassNames = {
  unknown: 'No sum in naira',
  'under-1m': 'Under ₦1 million',
  '1m-10m': '₦1 to 10 million',
  '10m-100m': '₦10 to 100 million',
  '100m-1bn': '₦100 million to 1 billion',
  'over-1bn': '₦1 billion or more',
} as const satisfies Record<AmountClass, string>

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
  caseLabelNames,
  handOnReasonNames,
  changeOfManyNames,
  amountClassNames,
  caseKindNames,
}
