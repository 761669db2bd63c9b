import { expect, test } from 'vitest'
import { siteLinks } from '../site-links.ts'
import { languageNames, languageOf, languages, missingIn, wordsIn } from './catalogue.ts'
import { english } from './en.ts'

test.each(languageNames)('%s has every word, but those that its row names as to come', (language) => {
  const { toCome } = languages[language]
  const isNamed = (place: string) => toCome.some((each) => place === each || place.startsWith(`${each}.`))
  const missing = missingIn(language)
  expect(missing.filter((place) => !isNamed(place))).toEqual([])
  expect(toCome.filter((each) => !missing.some((place) => `${place}.`.startsWith(`${each}.`)))).toEqual([])
})

test.each(languageNames)('%s names the same values in its sentences as English', (language) => {
  expect(placesIn(wordsIn(language))).toEqual(placesIn(english))
})

test('every link of the menus has its name in the catalogue', () => {
  const named: readonly string[] = Object.keys(english.links)
  expect(siteLinks.map(({ label }) => label).filter((label) => !named.includes(label))).toEqual([])
})

test('a language keeps to the shape of English: as many points, and no place that English lacks', () => {
  for (const language of languageNames) {
    const words = wordsIn(language)
    expect(words.home.does).toHaveLength(english.home.does.length)
    expect(words.home.cannot).toHaveLength(english.home.cannot.length)
    expect(words.consent.notCollected).toHaveLength(english.consent.notCollected.length)
    expect(Object.keys(words.shell)).toEqual(Object.keys(english.shell))
  }
})

test('only a draft calls itself one', () => {
  for (const language of languageNames)
    expect(wordsIn(language).shell.draft !== '').toBe(languages[language].isDraft)
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

/** For each text that has them, the names that `fill` puts something in place of. */
function placesIn(words: object): Record<string, string[]> {
  const inside = Object.entries(words).map(([key, value]: [string, unknown]): [string, string[]][] => {
    if (typeof value === 'string') return [[key, value.match(/\{\w+\}/g)?.toSorted() ?? []]]
    else if (typeof value !== 'object' || value === null) return []
    else return Object.entries(placesIn(value)).map(([place, names]) => [`${key}.${place}`, names])
  })
  return Object.fromEntries(inside.flat().filter(([, names]) => names.length > 0))
}
