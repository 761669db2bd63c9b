import type { QueueOrder, VerifiedFilter, WorkFilter } from '#domain/cases/queue-filters.ts'

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
  priority: 'Priority first, then the longest wait',
  longest: 'Longest wait first',
  newest: 'Newest first',
} as const satisfies Record<QueueOrder, string>

/** How the list of staff is narrowed and sorted. */
export const queueNames = {
  workFilterNames,
  verifiedFilterNames,
  queueOrderNames,
}
