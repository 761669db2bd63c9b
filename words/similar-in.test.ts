import { compareNames } from '@fitila/names/compare-names'
import { onePerson } from '@fitila/names/name-pairs'
import { expect, test } from 'vitest'
import { languageNames } from './catalogue.ts'
import { reasonIn } from './similar-in.ts'

test.each(languageNames)('every reason why two names agree is said in a sentence, in %s', (language) => {
  const reasons = onePerson.flatMap(([left, right]) => compareNames(left, right)?.reasons ?? [])
  const sentences = reasons.map((reason) => reasonIn(language, reason))
  expect(new Set(sentences).size).toBeGreaterThan(40)
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]*\.$/u)
})

test('a title that was left out and a thing that both give are named', () => {
  expect(reasonIn('en', { kind: 'titles-left-out', titles: ['Alhaji', 'Chief'] })).toBe(
    'A title was left out: Alhaji, Chief.',
  )
  expect(reasonIn('en', { kind: 'shared-thing', thing: 'plate', shown: 'ABC-123DE' })).toBe(
    'Both give the number plate ABC-123DE.',
  )
})
