import { expect, test } from 'vitest'
import { readSearch } from '#domain/finding/search-query.ts'
import type { SearchPage } from '#server/finding/public-list.ts'
import { wordsIn } from '#words/catalogue.ts'
import { searchView } from './search-view.ts'

const { search: words } = wordsIn('en')

const nothing: SearchPage = {
  ...{ cards: [], older: null, lookedTo: null, byNumber: [], correctedTo: null },
  count: { rows: 0, isExact: true },
  terms: [],
}

function page(typed: string, missing: readonly string[] = []): SearchPage {
  const terms = readSearch(typed).needed.map(({ text }) => ({
    ...{ text, spellings: [], isThere: !missing.includes(text) },
  }))
  return { ...nothing, terms }
}

function waysOf(typed: string, shown: SearchPage, isNarrowed = false): (string | null)[] {
  const { wider } = searchView(typed, shown, isNarrowed, words)
  return (wider?.ways ?? []).map(({ href }) => new URL(href, 'http://localhost').searchParams.get('q'))
}

test('where no report has all words, each that is in some report can be looked for alone', () => {
  expect(waysOf('two houses', page('two houses'))).toEqual(['two', 'houses'])
  expect(waysOf('two zzzz', page('two zzzz', ['zzzz']))).toEqual(['two'])
  expect(waysOf('zzzz', page('zzzz', ['zzzz']))).toEqual([])
})

test('a phrase is looked for without its quotes, and a narrowed search without its filters', () => {
  expect(waysOf('"two houses"', page('"two houses"'))).toEqual(['two houses'])
  expect(waysOf('houses', page('houses'), true)).toEqual(['houses'])
})

test('other spellings are named, with a way to leave them out that keeps the other words', () => {
  const shown: SearchPage = {
    ...page('muhammad kano'),
    terms: [
      { text: 'muhammad', spellings: ['mohammed', 'mohd'], isThere: true },
      { text: 'kano', spellings: [], isThere: true },
    ],
  }
  const [reason] = searchView('muhammad kano', shown, false, words).reasons
  expect(reason?.text).toBe('“muhammad” was also found as mohammed, mohd.')
  expect(reason?.way?.href).toBe(`/search?${new URLSearchParams({ q: '"muhammad" kano' })}`)
})

test('each typed word that no report has is said with the word in its place, and its ways are those of the new words', () => {
  const shown: SearchPage = { ...page('two houses'), correctedTo: 'two houses' }
  const view = searchView('two huoses', shown, false, words)
  expect(view.corrections).toEqual(['No report has “huoses”. These have “houses”:'])
  expect(waysOf('two huoses', shown)).toEqual(['two', 'houses'])
})
