import { expect, test } from 'vitest'
import type { FacetCounts } from '#server/finding/count-facets.ts'
import { type Language, wordsIn } from '#words/catalogue.ts'
import { linksToNamed } from './named-filters.ts'

const counts: FacetCounts = {
  kinds: [{ value: 'bribe', count: 2 }],
  sectors: [
    { value: 'education', count: 1 },
    { value: 'police', count: 1_200 },
  ],
  states: [
    { value: 'Kano', count: 1 },
    { value: 'FCT', count: 3 },
  ],
}

function linksTo(typed: string, language: Language = 'en', countAll = async () => counts) {
  return linksToNamed(typed, { own: wordsIn(language), english: wordsIn('en') }, countAll)
}

test.each([
  ['en', 'kano', 'Show the 1 report from Kano State', '/reports?state=Kano'],
  ['en', 'Wudil', 'Show the 1 report from Kano State', '/reports?state=Kano'],
  ['en', 'Abuja', 'Show the 3 reports from the FCT', '/reports?state=FCT'],
  ['en', 'school', 'Show the 1 report of the sector “Education”', '/reports?sector=education'],
  ['en', 'Bribery', 'Show the 2 reports of the kind “Bribe or extortion”', '/reports?kind=bribe'],
  ['pcm', 'Kano', 'Show the 1 report wey come from Kano State', '/reports?state=Kano'],
  ['pcm', 'school', 'Show the 1 report for “School and education”', '/reports?sector=education'],
  ['pcm', 'olopa', 'Show the 1,200 reports for “Police”', '/reports?sector=police'],
  ['pcm', 'extortion', 'Show the 2 reports about “Bribe, or dem force person pay”', '/reports?kind=bribe'],
] as const)('in %s the search for %s offers the filter', async (language, typed, label, href) => {
  expect(await linksTo(typed, language)).toEqual([{ label, href }])
})

test('what was typed beside the name can be looked for in these reports alone', async () => {
  expect(await linksTo('Ọkafor Kano')).toEqual([
    { label: 'Show the 1 report from Kano State', href: '/reports?state=Kano' },
    { label: 'Search for “okafor” in these alone: Kano', href: '/search?state=Kano&q=okafor' },
  ])
})

test('no filter is offered that no report has, and nothing is counted for a word that names none', async () => {
  expect(await linksTo('Kaduna hospital')).toEqual([])
  const neverAsked = () => Promise.reject(new Error('counted'))
  expect(await linksTo('Misali Kirkira', 'en', neverAsked)).toEqual([])
})
