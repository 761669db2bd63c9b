import { nothingAsked, readSearch, type SearchTerm, writeSearch } from '#domain/finding/search-query.ts'
import type { SearchPage } from '#server/finding/public-list.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type Way = { label: string; href: string }

/** Why these results, and how to get more or fewer. Made in the loader, so that its words are no script. */
export type SearchView = {
  /** Each typed word that no report has, first, and the nearest word that was looked for in its place. */
  corrections: string[]
  /** What was done with the typed words, and what can be done about it. */
  reasons: { text: string; way: Way | null }[]
  narrower: Way | null
  /** Only where nothing was found. */
  missing: string[]
  wider: { text: string; ways: Way[] } | null
}

export function searchView(
  term: string,
  page: SearchPage,
  isNarrowed: boolean,
  words: Words['search'],
): SearchView {
  const lookedFor = page.correctedTo ?? term
  const { needed } = readSearch(lookedFor)
  const isNothing = page.cards.length === 0 && page.byNumber.length === 0 && page.lookedTo === null
  return {
    corrections: corrections(term, page, words),
    reasons: otherSpellings(needed, page, words),
    narrower: isNothing ? null : narrower(needed, words),
    missing: isNothing ? missingWords(page, words) : [],
    wider: isNothing ? wider(needed, page, { lookedFor, isNarrowed, words }) : null,
  }
}

function corrections(term: string, { correctedTo }: SearchPage, words: Words['search']): string[] {
  if (correctedTo === null) return []
  // A word was replaced in its place, so both searches have their words in the same order.
  const nearest = readSearch(correctedTo).needed
  return readSearch(term).needed.flatMap(({ text: typed }, place) => {
    const word = nearest[place]?.text
    return word === undefined || word === typed ? [] : [fill(words.corrected, { typed, nearest: word })]
  })
}

function otherSpellings(
  needed: readonly SearchTerm[],
  { terms }: SearchPage,
  words: Words['search'],
): SearchView['reasons'] {
  return terms.flatMap(({ text, spellings }) => {
    if (spellings.length === 0) return []
    const asTyped = needed.map((term) => (term.text === text ? { ...term, isBareWord: false } : term))
    return [
      {
        text: fill(words.otherSpellings, { word: text, spellings: spellings.join(', ') }),
        way: { label: fill(words.onlyAsTyped, { word: text }), href: hrefOf(asTyped) },
      },
    ]
  })
}

function narrower(needed: readonly SearchTerm[], words: Words['search']): Way | null {
  if (needed.length < 2 || needed.some(({ text }) => text.includes(' '))) return null
  const text = needed.map((term) => term.text).join(' ')
  return { label: words.nextToEachOther, href: hrefOf([{ text, isBareWord: false }]) }
}

function missingWords({ terms }: SearchPage, words: Words['search']): string[] {
  return terms.filter(({ isThere }) => !isThere).map(({ text }) => fill(words.missing, { word: text }))
}

type Widening = { lookedFor: string; isNarrowed: boolean; words: Words['search'] }

function wider(
  needed: readonly SearchTerm[],
  { terms }: SearchPage,
  { lookedFor, isNarrowed, words }: Widening,
): SearchView['wider'] {
  const there = new Set(terms.filter(({ isThere }) => isThere).map(({ text }) => text))
  const usable = needed.filter(({ text }) => there.has(text))
  const loose = readSearch(needed.map(({ text }) => text.replaceAll('"', ' ')).join(' ')).needed
  const isQuoted = loose.length > needed.length
  const alone =
    needed.length > 1 ? usable.map((term) => ({ label: `“${term.text}”`, href: hrefOf([term]) })) : []
  const ways = [
    ...(isNarrowed
      ? [{ label: words.withoutFilters, href: `/search?${new URLSearchParams({ q: lookedFor })}` }]
      : []),
    ...(isQuoted ? [{ label: words.withoutQuotes, href: hrefOf(loose) }] : []),
    ...alone,
  ]
  if (ways.length === 0) return null
  const areAllThere = needed.length > 1 && usable.length === needed.length && !isNarrowed
  const sentences = [
    ...(areAllThere ? [words.noneTogether] : []),
    ...(alone.length > 0 ? [words.tryOne] : []),
  ]
  return { text: sentences.join(' '), ways }
}

function hrefOf(needed: readonly SearchTerm[]): string {
  return `/search?${new URLSearchParams({ q: writeSearch({ ...nothingAsked, needed }) })}`
}
