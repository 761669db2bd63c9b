import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessmentPaper } from './assessment-paper.ts'
import { unansweredNote } from './explanation.ts'
import { precautionsFor } from './precautions.ts'
import type { Answers, AnswerValue } from './question.ts'
import { questions } from './questions.ts'

const textsFor = (answers: Answers) => precautionsFor(answers).map(({ text }) => text)

function everyAnswer(value: AnswerValue): Answers {
  return Object.fromEntries(questions.map(({ id }) => [id, value]))
}

test('the best protected person still gets what holds for everyone', () => {
  const texts = textsFor(everyAnswer(5))
  expect(texts).toHaveLength(4)
  expect(texts[0]).toContain('believe to be true')
})

test('a person who has no lawyer is told first where to find one', () => {
  expect(textsFor({ ...everyAnswer(5), 'legal-representation': 1 })[0]).toContain('Legal Aid Council')
})

test('a person who holds classified papers is told to wait for a lawyer', () => {
  const texts = textsFor({ ...everyAnswer(5), 'disclosure-agreements': 1 })
  expect(texts.some((text) => text.includes('classified papers'))).toBe(true)
})

test('no answer is treated like the worst one', () => {
  expect(textsFor({})).toEqual(textsFor(everyAnswer(1)))
})

test('a worse answer never takes a precaution away', () => {
  const value = fc.constantFrom<AnswerValue>(1, 2, 3, 4, 5)
  fc.assert(
    fc.property(value, value, fc.constantFrom(...questions), (one, other, { id }) => {
      const [worse, better] = one < other ? [one, other] : [other, one]
      const given = textsFor({ ...everyAnswer(5), [id]: worse })
      expect(given).toEqual(expect.arrayContaining(textsFor({ ...everyAnswer(5), [id]: better })))
    }),
  )
})

test('the paper tells the number, what it means, the precautions and the answers', () => {
  const words = JSON.stringify(assessmentPaper(everyAnswer(5)))
  expect(words).toContain('Protection: 100%, High')
  expect(words).toContain('the more exposed you are')
  expect(words).toContain('Recommended legal precautions')
  expect(words).toContain(questions[0]?.options[0])
  expect(words).toContain('Information, not legal advice')
})

test('questions left open are counted in words', () => {
  expect(unansweredNote({ score: 0, level: 'Low', unanswered: 0 })).toBeUndefined()
  expect(unansweredNote({ score: 0, level: 'Low', unanswered: 1 })).toContain('1 question has')
  expect(unansweredNote({ score: 0, level: 'Low', unanswered: 3 })).toContain('3 questions have')
})
