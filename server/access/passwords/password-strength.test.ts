import { dictionary } from '@zxcvbn-ts/language-common'
import { translations } from '@zxcvbn-ts/language-en'
import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { weaknessOf } from './password-strength.ts'

test.each([
  ['password', 'one of the ten'],
  ['qwertyuiop', 'one of the hundred'],
  ['aaaaaaaa', 'One character again and again'],
  ['abcabcabc', 'same few characters again'],
  ['2024-05-05', 'A date is guessed early.'],
  ['amina99', 'Your user name'],
  ['P@ssw0rd', '@ for a'],
])('%s is refused, and told why', async (password, why) => {
  expect(await weaknessOf(password, ['amina', 'amina@example.org'])).toContain(why)
})

test.each(['Lagos2027', 'naija4life', 'Nigeria@2027', 'wazobia123', 'Chukwuemeka1'])(
  '%s is among the first that are tried here',
  async (password) => {
    expect(await weaknessOf(password, [])).toContain('This password is too easy to guess.')
  },
)

test('what would help is told as well', async () => {
  expect(await weaknessOf('password', [])).toContain('Add a word or two that few people use.')
})

test('three words that do not belong together are strong enough', async () => {
  expect(await weaknessOf('kerosene wick at dusk', ['amina'])).toBeNull()
})

test('whatever the package can say has a sentence of ours', () => {
  const { reasons, suggestions } = wordsIn('en').passwordAdvice
  expect(Object.keys(reasons)).toEqual(Object.keys(translations.warnings))
  expect(Object.keys(suggestions)).toEqual(Object.keys(translations.suggestions))
})

test('passwords that came up in breaches are refused, each five-hundredth of those that the package lists', async () => {
  const breached = dictionary['passwords-common']
  expect(breached.length).toBeGreaterThan(49_000)
  const tried = breached.filter((_, place) => place % 500 === 0)
  const taken: string[] = []
  for (const password of tried) if ((await weaknessOf(password, [])) === null) taken.push(password)
  expect(taken).toEqual([])
})
