import { expect, test } from 'vitest'
import type { Kept } from './kept.ts'
import { daysOfReport } from './report-ends.ts'
import { daysKept, endingNames, keptInTable, retention } from './retention.ts'

const rows = Object.entries<Kept>(retention)

test.each(rows)('the sentence on %s names its period, and only where it has one', (_, { kept, ends }) => {
  const hasLength = ends !== null && ends.after > 0
  if (kept !== null) expect(kept.includes('{period}')).toBe(hasLength)
})

test.each(rows)('%s says why it is kept for so long', (_, { why }) => {
  expect(why).toMatch(/^[A-Z].*\.$/)
})

test('a table that holds two things says both, with their periods', () => {
  expect(keptInTable('attachments', daysOfReport)).toBe(
    'As long as the text of the report or the draft that it belongs to. Its name goes when the report is sent. A file beside a report without an account that was not sent, for 2 days after the day on which it began. What did not arrive whole is deleted 1 day after the day on which it began. A document beside a request for a correction until 30 days after the answer. A request that is taken back takes it along at once.',
  )
  expect(keptInTable('conversations', daysOfReport)).toBe(
    'What an expert and staff write to each other, until the work ends. A request for a correction until it is settled, and 90 days longer. Then it is erased, its code with it. A message from the contact page until staff close it, which erases it, and 90 days at most. What a source and staff write to each other, as long as the text of the report. What a source told of being punished for a report, until the source deletes it, and at most as long as the text of the report. What a person without an account wrote about a public report, and the answers of staff, until that person deletes it, and for 365 days at most. Its code ends with it.',
  )
})

test('the privacy page says the period that two people chose', () => {
  expect(keptInTable('report_endings', daysOfReport)).toContain('for 90 days after the decision')
  const chosen = keptInTable('report_endings', { ...daysOfReport, rejected: 30 })
  expect(chosen).toContain('for 30 days after the decision')
  expect(chosen).toContain('for 180 days after the last activity')
})

test('a page takes the number of days from the table', () => {
  expect(daysKept('message')).toBe(90)
  expect(endingNames).toContain('message')
  expect(endingNames).not.toContain('history')
})
