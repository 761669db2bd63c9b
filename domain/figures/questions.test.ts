import { expect, test } from 'vitest'
import { daysOf, readQuestion } from './questions.ts'

test('a question leaves out what it does not know, and never groups twice by one thing', () => {
  expect(
    readQuestion({ measure: 'rating', by: 'sector', and: 'sector', state: 'Kano', kind: 'quokka' }),
  ).toEqual({
    ...{ measure: 'rating', by: 'sector', and: null, state: 'Kano', sector: null, kind: null },
    ...{ period: 'all', from: null, to: null },
  })
  expect(readQuestion({ measure: "x'; drop", by: 'person_name' })).toMatchObject({
    measure: 'reports',
    by: 'state',
  })
})

test('dates count for the period of dates alone', () => {
  const dates = { from: '2026-01-01', to: '2026-02-30' }
  expect(readQuestion({ ...dates, period: 'all' })).toMatchObject({ from: null, to: null })
  expect(readQuestion({ ...dates, period: 'dates' })).toMatchObject({ from: '2026-01-01', to: null })
})

test('a period ends today and moves with it', () => {
  const question = readQuestion({ period: '3-months' })
  expect(daysOf(question, '2026-11-25')).toEqual({ from: '2026-08-25', to: null })
  expect(daysOf(readQuestion({}), '2026-11-25')).toEqual({ from: null, to: null })
})
