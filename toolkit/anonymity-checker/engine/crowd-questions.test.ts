import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'

test.for([
  ['I am the only woman in the audit unit.', 'only-one'],
  ['When I was transferred from Kano in March, I saw it.', 'event'],
  ['He told me to my face.', 'witness'],
  ['after 12 years of service', 'length-of-service'],
  ['I am a nursing mother.', 'personal-trait'],
  ['As my people say, water no get enemy.', 'unusual-words'],
] as const)('asks about: %s', ([text, reason]) => {
  expect(checkText(text).questions.map((question) => question.reason)).toContain(reason)
})

test('questions never count', () => {
  expect(checkText('I am the first here, and nobody else saw it.').score).toBe(100)
})

test('an ordinary sentence raises no question', () => {
  expect(checkText('The voucher was paid twice, and the road was never built.').questions).toEqual([])
})
