import { expect, test } from 'vitest'
import { faq, findQuestions } from './faq.ts'

test('an empty search shows every question', () => {
  expect(findQuestions('  ')).toEqual(faq)
})

test('each word has to be there, in any order and in any case', () => {
  expect(findQuestions('SIM phone').map(({ id }) => id)).toContain('phone')
  expect(findQuestions('phone SIM').map(({ id }) => id)).toContain('phone')
  expect(findQuestions('phone quokka')).toEqual([])
})

test('accents need not be typed, and no letter of a search has a meaning of its own', () => {
  expect(findQuestions('yorùbá').map(({ id }) => id)).toEqual(['language'])
  expect(findQuestions('(.*')).toEqual([])
})

test('no two questions share an address', () => {
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length)
})
