import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heavyIn, heavyPhrases, heavyPlaces, heavyWords } from './support/reading/heavy-words.ts'

const root = join(import.meta.dirname, '..')

/** Issue 29. Most of what is left are migrations, which never change, and names in code. */
const mostWords = 40
const mostPhrases = 30

test.each([
  ["lead: 'Whoever finds it learns that.',", 1],
  ["lead: 'Nobody sees where it stands.',", 2],
  ["lead: 'What becomes of a report in hand.',", 2],
  ["lead: 'Standard stands-ins withstand no understanding.',", 0],
  ["lead: 'No one sees it.',", 0],
])('%s has %i of the words', (line, count) => {
  expect(heavyIn(line, heavyWords)).toHaveLength(count)
})

test('screens, comments and documents hardly use the heavy words', async () => {
  const places = await heavyPlaces(root, heavyWords)
  expect(places.length, listed(places)).toBeLessThan(mostWords)
  expect(places.length, 'the search finds what is known to be there').toBeGreaterThan(10)
})

test('screens, comments and documents hardly use the heavy phrases', async () => {
  const places = await heavyPlaces(root, heavyPhrases)
  expect(places.length, listed(places)).toBeLessThan(mostPhrases)
})

test('interface text has no heavy word', async () => {
  const places = await heavyPlaces(root, heavyWords)
  const shown = /^(?:words\/en|server\/database\/notes|domain\/retention)\//
  expect(places.filter(({ path }) => shown.test(path))).toEqual([])
})

function listed(places: Awaited<ReturnType<typeof heavyPlaces>>): string {
  return places.map(({ path, line, word }) => `${path}:${line} ${word}`).join('\n')
}
