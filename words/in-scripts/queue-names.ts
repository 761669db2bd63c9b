import type { QueueOrder, VerifiedFilter, WorkFilter } from '#domain/cases/queue-filters.ts'

/** How the list of staff is narrowed and sorted. */
export const workFilterNames = {
  any: 'Whoever has it',
  unclaimed: 'Nobody has it',
  mine: 'I have it in hand',
  others: 'A colleague has it',
} as const satisfies Record<WorkFilter, string>

export const verifiedFilterNames = {
  any: 'Verified or not',
  no: 'Not verified yet',
  yes: 'Verified',
} as const satisfies Record<VerifiedFilter, string>

export const queueOrderNames = {
  priority: 'Priority first, then the longest wait',
  longest: 'Longest wait first',
  newest: 'Newest first',
} as const satisfies Record<QueueOrder, string>
