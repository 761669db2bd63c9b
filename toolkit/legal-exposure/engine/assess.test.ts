import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess, levelOf, valueOfOption } from './assess.ts'
import type { Answers, AnswerValue, QuestionId } from './question.ts'
import { questions } from './questions.ts'

const weights: [QuestionId, number][] = [
  ['judicial-independence', 2],
  ['whistleblower-laws', 1.8],
  ['legal-representation', 1.5],
  ['disclosure-agreements', 1.7],
  ['public-interest', 1.6],
]

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(weights.map(([id]) => [id, fc.constantFrom<AnswerValue>(1, 2, 3, 4, 5)])),
  { requiredKeys: [] },
)

test('the five questions have the ids and weights of the specification, in its order', () => {
  expect(questions.map(({ id, weight }) => [id, weight])).toEqual(weights)
})

test('every question has five different options and says why it matters', () => {
  for (const { options, description } of questions) {
    expect(new Set(options).size).toBe(5)
    expect(description.length).toBeGreaterThan(80)
  }
})

test('the options count from 5 for the best to 1 for the worst', () => {
  expect([0, 1, 2, 3, 4].map(valueOfOption)).toEqual([5, 4, 3, 2, 1])
})

test('the best answers give 100, the worst 20, none at all 0', () => {
  expect(assess(allOf(5))).toEqual({ score: 100, level: 'High', unanswered: 0 })
  expect(assess(allOf(1))).toEqual({ score: 20, level: 'Low', unanswered: 0 })
  expect(assess({})).toEqual({ score: 0, level: 'Low', unanswered: 5 })
})

test('one answer alone weighs what the specification gives it', () => {
  expect(assess({ 'judicial-independence': 5 }).score).toBe(23)
  expect(assess({ 'whistleblower-laws': 5 }).score).toBe(21)
  expect(assess({ 'legal-representation': 5 }).score).toBe(17)
  expect(assess({ 'disclosure-agreements': 5 }).score).toBe(20)
  expect(assess({ 'public-interest': 5 }).score).toBe(19)
})

test.each([
  [0, 'Low'],
  [29, 'Low'],
  [30, 'Medium'],
  [59, 'Medium'],
  [60, 'High'],
  [100, 'High'],
] as const)('%d%% is called %s', (score, level) => {
  expect(levelOf(score)).toBe(level)
})

test('the score is the weighted share, whatever is answered', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const points = weights.map(([id, weight]) => (answers[id] ?? 0) * weight)
      const expected = Math.round((points.reduce((one, other) => one + other, 0) / 43) * 100)
      expect(assess(answers).score).toBe(expected)
    }),
  )
})

test('a better answer never lowers the score', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...weights.map(([id]) => id)), (answers, id) => {
      const better: Answers = { ...answers, [id]: 5 }
      expect(assess(better).score).toBeGreaterThanOrEqual(assess(answers).score)
    }),
  )
})

function allOf(value: AnswerValue): Answers {
  return Object.fromEntries(weights.map(([id]) => [id, value]))
}
