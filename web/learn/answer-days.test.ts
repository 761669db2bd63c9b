import { expect, test } from 'vitest'
import { answerDays } from './answer-days.ts'

test('an answer is due seven days after the letter came, with an extension fourteen', () => {
  const days = answerDays('2026-12-28')
  expect([days?.answer, days?.extended]).toEqual(['2027-01-04', '2027-01-11'])
})

test.each(['', '2026-13-01', 'tomorrow', '2026-1-1'])('%j is no day, and has no clock', (text) => {
  expect(answerDays(text)).toBeNull()
})
