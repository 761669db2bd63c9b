import { days } from '../time/durations.ts'
import type { Kept } from './kept.ts'
import {
  claimPeriod,
  draftPeriod,
  formFilePeriod,
  pageViewPeriod,
  receiptCodePeriod,
  sourceAccessPeriod,
  sourceDraftPeriod,
  sourceVisitPeriod,
  tipPeriod,
  withdrawnReportPeriod,
} from './periods.ts'

const withoutEnd = {
  kept: 'Without end.',
  why: 'The history of a report keeps staff honest.',
  ends: null,
} as const

const notesEndWithText =
  'Without end: who did it, and when. What they wrote is emptied when the text of the report is deleted.'

const whilePublic = {
  kept: 'Exactly as long as it is public: a retraction removes it.',
  why: 'It repeats what is public.',
  ends: null,
} as const

const conversationTables = ['conversations', 'conversation_messages', 'sealed_keys'] as const

/** What is held on reports, on what is public of them, and on what visitors leave. */
export const reportsKept = {
  report: {
    tables: ['reports', 'sealed_keys'],
    kept: 'What is public of it, and its number, days and history, without end. When an account is deleted its reports stay, and no longer name it.',
    why: 'Others may rest on it.',
    ends: null,
  },
  'counts of reports': {
    tables: ['report_counts'],
    kept: 'Without end: how many reports have each status now.',
    why: 'Staff see at once how much waits.',
    ends: null,
  },
  'earlier version of a report': {
    tables: ['report_versions'],
    kept: 'As long as the text of the report. When its source deletes the report, each version goes with it.',
    why: 'Staff see what a source changed, and on which day. So a report cannot be turned into another one in silence.',
    ends: null,
  },
  'withdrawn report': {
    tables: ['reports', 'sealed_keys'],
    kept: 'The text, files and messages of a report that its source withdrew, for {period}. A source can delete them at once instead, unless the report was public. The number, the days and the history stay.',
    why: 'Staff may need it to protect people whom it names. Then it has no use.',
    ends: {
      from: 'the end of the day on which it was withdrawn',
      after: withdrawnReportPeriod,
      outcome: 'erased with its key',
      look: 'daily',
    },
  },
  draft: {
    tables: ['drafts'],
    kept: 'Until it is sent or deleted, and at most {period} after the day of its last change. Staff cannot open it.',
    why: 'A report may take weeks to write, and one that was left should not wait for a thief.',
    ends: {
      from: 'the end of the day of its last change',
      after: draftPeriod,
      outcome: 'deleted with its files',
      look: 'hourly',
    },
  },
  file: {
    tables: ['attachments'],
    kept: 'As long as the text of the report or the draft that it belongs to. Its name goes when the report is sent.',
    why: 'Staff check what a report says by it.',
    ends: null,
  },
  'file of an unsent form': {
    tables: ['attachments'],
    kept: 'A file beside a report without an account that was not sent, for {period} after the day on which it began.',
    why: 'The sender may come back to the open form.',
    ends: {
      from: 'the end of the day on which it began',
      after: formFilePeriod,
      outcome: 'deleted with its bytes',
      look: 'hourly',
    },
  },
  'unfinished upload': {
    tables: ['attachments'],
    kept: 'What did not arrive whole is deleted {period} after the day on which it began.',
    why: 'A slow line needs hours. Half a file is of no use.',
    ends: {
      from: 'the end of the day on which it began',
      after: days(1),
      outcome: 'deleted with its bytes',
      look: 'hourly',
    },
  },
  'stored bytes of no file': {
    tables: [],
    kept: null,
    why: 'A process that died may leave them. A stored file tells only the day of its writing.',
    ends: { from: 'their writing', after: days(2), outcome: 'deleted', look: 'daily' },
  },
  'match keys': {
    tables: ['match_keys', 'match_key_subjects', 'subjects_to_index'],
    kept: 'Without end. When the text changes or is deleted, what leads to the report is overwritten. That some report once had a name stays, for a person with our key.',
    why: 'They find similar reports as long as there are reports.',
    ends: null,
  },
  verification: { tables: ['report_verifications'], ...withoutEnd, kept: notesEndWithText },
  'peer review': { tables: ['peer_reviews'], ...withoutEnd, kept: notesEndWithText },
  decision: { tables: ['report_decisions'], ...withoutEnd, kept: notesEndWithText },
  'signature of a decision': {
    tables: ['decision_signatures'],
    kept: 'Without end: the database refuses to change or delete these lines. What was decided about a report is sealed with it; of what else was proposed, a hash is sealed.',
    why: 'It shows which member stood behind a decision.',
    ends: null,
  },
  claim: {
    tables: ['report_claims'],
    kept: 'Until it is given back, handed on, or expires after {period}; then it is deleted within the hour.',
    why: 'Work that was left must not block a report.',
    ends: { from: 'its beginning', after: claimPeriod, outcome: 'deleted', look: 'hourly' },
  },
  'work on a case': {
    tables: ['case_work', 'case_notes', 'case_joins', 'case_headers'],
    kept: 'What the table is filtered by, sealed with the report. Labels, the day by which it is due, notes of staff, and which other reports are about the same, as long as the text of the report. Notes and other reports are sealed under its key. The author of a note can delete it.',
    why: 'Colleagues go on where another stopped.',
    ends: null,
  },
  petition: {
    tables: ['petitions'],
    kept: 'As long as the text of the report: to whom it went, the letter and the answer are sealed under its key, the days are not. It goes when the source deletes the report.',
    why: 'Staff know where a case went, and what came back.',
    ends: null,
  },
  receipt: {
    tables: ['receipts'],
    kept: 'Without end: the database refuses to change or delete these lines.',
    why: 'What was handed in can be proved for ever.',
    ends: null,
  },
  'code of a receipt': {
    tables: ['receipt_codes'],
    kept: 'The code itself until its owner has seen it, and at most {period} after the day of the receipt; its hash as long as the receipt.',
    why: 'Only its owner may see it, and only once.',
    ends: {
      from: 'the end of the day of the receipt',
      after: receiptCodePeriod,
      outcome: 'erased',
      look: 'hourly',
    },
  },
  'public report': {
    tables: ['public_reports'],
    kept: 'Public until the report is retracted; then the number, the dates and the correction notice stay. The public text is kept sealed until a second person confirms the retraction.',
    why: 'It is what this site is for.',
    ends: null,
  },
  'public statement': {
    tables: ['public_statements'],
    kept: 'Exactly as long as the statement is public: a retraction removes it.',
    why: 'Readers see what a statement rests on.',
    ends: null,
  },
  'search index': {
    tables: ['search_docs', 'search_lexicon', 'search_facets', 'search_changes'],
    ...whilePublic,
  },
  conviction: {
    tables: ['archive_records'],
    kept: 'Until two members of staff withdraw a record. Then its number, its year, the day and the reason stay.',
    why: 'A conviction is public, and an appeal may end it.',
    ends: null,
  },
  'correction request': {
    tables: [
      ...conversationTables,
      ...['correction_requests', 'correction_request_decisions'],
      'identity_checks',
    ],
    kept: 'A request for a correction until it is settled, and {period} longer. Then it is erased, its code with it.',
    why: 'A right must not lapse because staff did not look, so the request waits. Afterwards the answer can be looked up.',
    ends: {
      from: 'the end of the day of the answer',
      after: days(90),
      outcome: 'erased with its key',
      look: 'hourly',
    },
  },
  dispute: { tables: ['disputes'], ...withoutEnd },
  correction: { tables: ['corrections'], ...withoutEnd },
  'right of reply': {
    tables: ['reply_notices'],
    kept: 'Its days without end. The reason and the reply are sealed, and emptied when the text of the report is deleted.',
    why: 'It shows whether a named person was heard.',
    ends: null,
  },
  'public reply': {
    tables: ['public_replies'],
    kept: 'As long as the report is public.',
    why: 'A reader hears the named person beside the report.',
    ends: null,
  },
  'what happened since': {
    tables: ['public_consequences'],
    kept: 'As long as the report is public, or until two people take it out.',
    why: 'A charge that ended in an acquittal must not be the last thing that a reader learns.',
    ends: null,
  },
  judgement: {
    tables: ['public_judgements'],
    kept: 'Until a member of staff takes it back, or one of its records is retracted, withdrawn or names another.',
    why: 'Two people say with it that two public records are about the same. What no longer holds must leave no trace of who was joined with whom.',
    ends: null,
  },
  'change log': {
    tables: ['public_corrections'],
    kept: 'Without end. It never holds the words that were replaced.',
    why: 'Everybody sees what was changed.',
    ends: null,
  },
  history: {
    tables: ['events'],
    kept: 'Without end: the database refuses to change or delete these lines.',
    why: 'The history of reports, accounts and roles keeps staff honest.',
    ends: null,
  },
  message: {
    tables: conversationTables,
    kept: 'A message from the contact page until staff close it, which erases it, and {period} at most.',
    why: 'A history of messages would be a register of people who are afraid.',
    ends: {
      from: 'the day on which it came',
      after: days(90),
      outcome: 'erased with its key',
      look: 'hourly',
    },
  },
  'source and staff': {
    tables: conversationTables,
    kept: 'What a source and staff write to each other, as long as the text of the report.',
    why: 'Staff check the report by it, and the source can read it again.',
    ends: null,
  },
  'punishment of a source': {
    tables: conversationTables,
    kept: 'What a source told of being punished for a report, until the source deletes it, and at most as long as the text of the report.',
    why: 'Staff can warn other sources, and the source can show later what they told, and on which day.',
    ends: null,
  },
  'code of a source': {
    tables: ['source_access'],
    kept: 'A hash of the code, {period} after the last visit with it. Then the code opens nothing any more; the report stays.',
    why: 'A source needs time to come back, and each visit begins it again. Later a lost code should open nothing.',
    ends: { from: 'the day of the last visit', after: sourceAccessPeriod, outcome: 'deleted', look: 'daily' },
  },
  tip: {
    tables: [...conversationTables, 'tip_access'],
    kept: 'What a person without an account wrote about a public report, and the answers of staff, until that person deletes it, and for {period} at most. Its code ends with it.',
    why: 'Staff need time to check it. Afterwards it would be a register of people who know something.',
    ends: {
      from: 'the end of the day on which it came',
      after: tipPeriod,
      outcome: 'erased with its key',
      look: 'daily',
    },
  },
  'draft without an account': {
    tables: ['source_drafts'],
    kept: 'An unfinished report that was saved with a code, until it is sent or deleted, and at most {period} after the day of its last saving. It is sealed under the code, so neither staff nor the operator can open it.',
    why: 'A source with a bad line, or with little time alone, needs more than one try.',
    ends: {
      from: 'the end of the day of its last saving',
      after: sourceDraftPeriod,
      outcome: 'deleted',
      look: 'daily',
    },
  },
  'visit with a code': {
    tables: ['source_visits'],
    kept: '{period} after the last click.',
    why: 'A phone that was left should not stay open.',
    ends: { from: 'the last click', after: sourceVisitPeriod, outcome: 'deleted', look: 'hourly' },
  },
  'page views': {
    tables: ['page_views'],
    kept: 'Sums that belong to no person: {period}.',
    why: 'They tell which pages help, this year and in the same month a year before.',
    ends: { from: 'the day that was counted', after: pageViewPeriod, outcome: 'deleted', look: 'daily' },
  },
} as const satisfies Record<string, Kept>
