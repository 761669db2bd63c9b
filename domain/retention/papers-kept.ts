import type { Kept } from './kept.ts'
import { requestPaperPeriod } from './periods.ts'

/** What people add to a request for a correction. */
export const papersKept = {
  'paper of a request': {
    tables: ['attachments'],
    kept: 'A document beside a request for a correction until {period} after the answer. A request that is taken back takes it along at once.',
    why: 'Staff compare it while they check, and a colleague may have to look again. Cards of named people must not collect here.',
    ends: {
      from: 'the end of the day of the answer',
      after: requestPaperPeriod,
      outcome: 'deleted with its bytes',
      look: 'daily',
    },
  },
} as const satisfies Record<string, Kept>
