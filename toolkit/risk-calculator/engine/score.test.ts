import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factorAdvice, levelAdvice } from './advice.ts'
import { type Answer, type FactorId, factors } from './factors.ts'
import { type Answers, heaviestFactors, riskLevel, riskScore } from './score.ts'

const answer = fc.constantFrom<Answer>(1, 2, 3, 4, 5)
const ids = factors.map(({ id }) => id)
const someAnswers: fc.Arbitrary<Answers> = fc
  .array(fc.tuple(fc.constantFrom<FactorId>(...ids), answer))
  .map((pairs) => Object.fromEntries(pairs))

test('the factors and their weights are those of the specification', () => {
  expect(factors.map(({ id, weight }) => [id, weight])).toEqual([
    ['legal_exposure', 1.5],
    ['professional_impact', 1.3],
    ['personal_safety', 1.8],
    ['evidence_quality', 1.4],
    ['organizational_response', 1.2],
  ])
})

test('every factor offers five different answers', () => {
  for (const { options } of factors) expect(new Set(options).size).toBe(5)
})

test.for([
  [[1, 1, 1, 1, 1], 20, 'low'],
  [[2, 2, 2, 2, 2], 40, 'medium'],
  [[3, 3, 3, 3, 3], 60, 'high'],
  [[5, 5, 5, 5, 5], 100, 'high'],
  [[1, 2, 3, 4, 5], 59, 'medium'],
  [[5, 4, 3, 2, 1], 61, 'high'],
  [[1, 1, 2, 1, 2], 28, 'low'],
  [[1, 1, 2, 2, 2], 32, 'medium'],
] as const)('the answers %j score %i, which is %s', ([given, score, level]) => {
  const answers = Object.fromEntries(ids.map((id, place) => [id, given[place]])) as Answers
  expect(riskScore(answers)).toBe(score)
  expect(riskLevel(riskScore(answers))).toBe(level)
})

test.for([
  [0, 'low'],
  [29, 'low'],
  [30, 'medium'],
  [59, 'medium'],
  [60, 'high'],
  [100, 'high'],
] as const)('%i is %s', ([score, level]) => expect(riskLevel(score)).toBe(level))

test('what is not answered counts as 0', () => {
  expect(riskScore({})).toBe(0)
  expect(riskScore({ personal_safety: 5 })).toBe(25)
})

test('a score is a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const score = riskScore(answers)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    }),
  )
})

test('a riskier answer never lowers the score', () => {
  fc.assert(
    fc.property(someAnswers, fc.constantFrom(...ids), answer, (answers, id, other) => {
      const riskier = Math.max(other, answers[id] ?? 0) as Answer
      expect(riskScore({ ...answers, [id]: riskier })).toBeGreaterThanOrEqual(riskScore(answers))
    }),
  )
})

test('what weighs most is what was answered with 4 or 5, the heaviest first', () => {
  expect(heaviestFactors({ evidence_quality: 5, personal_safety: 5, legal_exposure: 3 })).toEqual([
    'personal_safety',
    'evidence_quality',
  ])
})

test('every level and every factor has its advice', () => {
  for (const { steps, explanation } of Object.values(levelAdvice)) {
    expect(steps.length).toBeGreaterThan(3)
    expect(explanation).not.toBe('')
  }
  expect(Object.keys(factorAdvice).toSorted()).toEqual(ids.toSorted())
})
