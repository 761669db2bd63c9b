import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { findQuestions } from './find-questions.ts'

const { questions } = wordsIn('en')

test('an empty search shows every question', () => {
  expect(findQuestions(questions, '  ')).toEqual(questions)
})

test('each word has to be there, in any order and in any case', () => {
  expect(findQuestions(questions, 'SIM phone').map(({ id }) => id)).toContain('phone')
  expect(findQuestions(questions, 'phone SIM').map(({ id }) => id)).toContain('phone')
  expect(findQuestions(questions, 'phone quokka')).toEqual([])
})

test('accents need not be typed, and no letter of a search has a special meaning', () => {
  expect(findQuestions(questions, 'yorùbá').map(({ id }) => id)).toEqual(['language'])
  expect(findQuestions(questions, '(.*')).toEqual([])
})

test('no two questions share an address', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})
