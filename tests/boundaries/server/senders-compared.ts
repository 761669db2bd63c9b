import { isTest, type SourceFile } from '../source-file.ts'

/** A report's sender beside another person: in memory, in drizzle's words and in SQL. */
const compared =
  /(?:owner(?:Id|Mark) [!=]== (?!null\b))|(?:[!=]== [\w.]*owner(?:Id|Mark)\b)|(?:\b(?:eq|ne|inArray)\(reports\.ownerMark)|(?:reports\.ownerMark\} =)/

/** Where one may be, and why it tells staff of no sender. */
const reasons: Readonly<Record<string, string>> = {
  'server/cases/desk/assign-report.ts': 'The same answer either way: the colleague is only not told.',
  'server/cases/list-queue.ts': 'Marks the reports that the reader sent.',
  'server/cases/queue-queries.ts': 'An order, by plan time that began before the report came.',
  'server/cases/withdraw-from.ts': 'Leaves a person who becomes staff what they sent.',
  'server/experts/assignments/is-tied.ts': 'Staff see an invitation that no one answers.',
  'server/journal/note.ts': 'Reading what one sent is not noted.',
  'server/notifications/tell-of-arrivals.ts': 'A sender is not told of their own report.',
  'server/notifications/tell-of-event.ts': 'A sender is told as a sender.',
  'server/plans/dashboard/show-dashboard.ts': 'The reader’s own reports.',
  'server/publishing/corrections/matters-in-reach.ts':
    'What is about a reader’s own report is hidden from them.',
  'server/people/personal-data.ts': 'The reader’s own reports.',
  'server/report-view/present-history.ts': 'Calls each sender “the reporter”.',
  'server/reports/list-own-reports.ts': 'The reader’s own reports.',
  'server/reports/report-queries.ts': 'The reader’s own reports.',
}

/**
 * An answer that depends on who sent a report tells it to those who may ask again with other names. So each comparison has a reason here
 * (decision 400).
 */
export function sendersCompared(files: SourceFile[]): string[] {
  const found = files.filter(
    ({ path, text }) => path.startsWith('server/') && !isTest(path) && compared.test(text),
  )
  const paths = new Set(found.map(({ path }) => path))
  const known = new Set(files.map(({ path }) => path))
  return [
    ...[...paths]
      .filter((path) => !(path in reasons))
      .map(
        (path) => `${path}: compares the sender of a report, and says nowhere why that tells staff nothing`,
      ),
    ...Object.keys(reasons)
      .filter((path) => known.has(path) && !paths.has(path))
      .map((path) => `${path}: compares no sender any more`),
  ]
}
