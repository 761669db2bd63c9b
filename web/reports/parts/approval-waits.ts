import type { TwoPeople } from '#domain/reports/two-people.ts'

/** Why a report cannot be approved yet, where it cannot. */
export const approvalWaits = {
  'two-people': null,
  alone: null,
  'not-verified': 'This report can be approved after a verification.',
  'second-person-needed':
    'You verified this report, so another member of staff has to approve it, or verify it as well.',
} as const satisfies Record<TwoPeople, string | null>
