import { days } from '../time/durations.ts'
import type { Kept } from './kept.ts'
import { daysOfReport } from './report-ends.ts'

/** How the text of reports ends, also of public ones. The periods are those of `daysOfReport`, unless two people chose others. */
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
  'original of a public report': {
    tables: ['reports', 'sealed_keys', 'report_endings'],
    kept: 'What was sent and noted of a report that is public, for {period} after it became public, and longer while it is disputed. What is public stays. Its source is warned 30, 7 and 1 days before.',
    why: 'Staff answer for what is public with what it rests on. Later it could only hurt its source.',
    ends: {
      from: 'the end of the day on which it became public',
      after: days(daysOfReport.approved),
      outcome: 'erased with its key; what is public stays',
      look: 'daily',
    },
  },
  'legal hold': {
    tables: ['legal_holds'],
    kept: 'Until its last day, or until two people end it before. As long as it lasts the text of its report is kept. Its source can delete a report that was never public all the same.',
    why: 'A court or an authority asks for the report.',
    ends: { from: 'its last day', after: 0, outcome: 'deleted', look: 'daily' },
  },
} as const satisfies Record<string, Kept>
