import { days } from '../time/durations.ts'
import type { Kept } from './kept.ts'
import { daysOfReport } from './report-ends.ts'

/** How the text of reports ends that are not public. */
export const reportEndsKept = {
  'report that waits': {
    tables: ['reports', 'sealed_keys', 'report_endings'],
    kept: 'The text, files and messages of a report on which no one works, for {period} after the last activity. Its source is warned 30, 7 and 1 days before, and staff can keep it longer.',
    why: 'A text that no one checks helps no one, and could hurt its source.',
    ends: {
      from: 'the end of the day of the last activity',
      after: days(daysOfReport.pending),
      outcome: 'erased with its key',
      look: 'daily',
    },
  },
  'rejected report': {
    tables: ['reports', 'sealed_keys', 'report_endings'],
    kept: 'The text, files and messages of a report that was rejected, for {period} after the decision. Its source is warned 30, 7 and 1 days before.',
    why: 'Its source may object for as long, or send a better one.',
    ends: {
      from: 'the end of the day of the decision',
      after: days(daysOfReport.rejected),
      outcome: 'erased with its key',
      look: 'daily',
    },
  },
  'retracted report': {
    tables: ['reports', 'sealed_keys', 'report_endings'],
    kept: 'What was sent and noted of a report that was retracted, for {period} after that. The correction notice stays.',
    why: 'Who was named, or who sent it, may ask why it was retracted.',
    ends: {
      from: 'the end of the day of the retraction',
      after: days(daysOfReport.retracted),
      outcome: 'erased with its key',
      look: 'daily',
    },
  },
  'legal hold': {
    tables: ['legal_holds'],
    kept: 'Until its last day, or until two people end it before. As long as it lasts the text of its report is kept. Its source can delete the report all the same.',
    why: 'A court or an authority asks for the report.',
    ends: { from: 'its last day', after: 0, outcome: 'deleted', look: 'daily' },
  },
} as const satisfies Record<string, Kept>
