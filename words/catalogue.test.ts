import { expect, test } from 'vitest'
import { languageNames, languageOf, languages, missingIn, ownWordsIn, wordsIn } from './catalogue.ts'
import { english } from './en/english.ts'
import { faultsOfShape } from './faults-of-shape.ts'
import { textsIn } from './texts-in.ts'
import { wordsFor } from './words-for.ts'

test.each(languageNames)('%s has every word, but those that its row names as to come', (language) => {
  const { toCome } = languages[language]
  const isNamed = (place: string) => toCome.some((each) => place === each || place.startsWith(`${each}.`))
  const missing = missingIn(language)
  expect(missing.filter((place) => !isNamed(place))).toEqual([])
  expect(toCome.filter((each) => !missing.some((place) => `${place}.`.startsWith(`${each}.`)))).toEqual([])
})

test.each(languageNames)(
  '%s has no place that English lacks, and names the same values in its texts',
  (language) => {
    expect(faultsOfShape(english, ownWordsIn(language), languages[language].plurals)).toEqual([])
  },
)

test.each(languageNames)('%s is put together once, and no code can change it', (language) => {
  expect(wordsIn(language)).toBe(wordsIn(language))
  expect(unfrozenIn(wordsIn(language), '')).toEqual([])
})

test('a text with plural forms has the rules of the language that it is written in', () => {
  expect(wordsIn('pcm').finding.newReports).toEqual({
    one: '1 new report',
    other: '{count} new reports',
    rules: 'en',
  })
})

test('a page whose names alone are still English is in the language of its texts', () => {
  expect(wordsFor('pcm', ['list', 'sectorNames']).lang).toBe('pcm')
  expect(wordsFor('pcm', ['list', 'termsArticle']).lang).toBe('en-NG')
})

test('no text of English is empty, because a translator could not tell it from one that is missing', () => {
  const texts = [...textsIn(english)].flatMap(([place, text]) =>
    Object.values(typeof text === 'string' ? [text] : text).map((form) => ({ place, form })),
  )
  expect(texts.filter(({ form }) => form.trim() === '')).toEqual([])
})

test.each([
  ['/', 'en'],
  ['/reports', 'en'],
  ['/pcm', 'pcm'],
  ['/pcm/reports', 'pcm'],
  ['/pcmx/reports', 'en'],
  ['/reports/pcm', 'en'],
])('%s is in %s', (pathname, language) => {
  expect(languageOf(pathname)).toBe(language)
})

function unfrozenIn(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, each]) => unfrozenIn(each, `${place}.${key}`))
  return Object.isFrozen(value) ? below : [place, ...below]
}
