import type { Queries, Transaction } from '#server/database/open-database.ts'
import { type OpenedKey, openMatchKey } from '#server/sealing/match-key-index.ts'
import { pointersAt } from './match-key-queries.ts'

export type CountedKey = { matchKey: string; opened: OpenedKey; count: number }

/** There is an entry at `from - 1`, and none at `to`. */
type Search = { matchKey: string; opened: OpenedKey; from: number; to: number; isEndKnown: boolean }

/**
 * How many entries each match key has. They are at the positions 0, 1, 2 ... without a gap, so the end is found by doubling and then
 * halving, for all match keys at once.
 */
export async function countEntries(
  queries: Queries | Transaction,
  key: Buffer,
  matchKeys: readonly string[],
): Promise<CountedKey[]> {
  let searches: Search[] = [...new Set(matchKeys)].map((matchKey) => ({
    ...{ matchKey, opened: openMatchKey(key, matchKey) },
    ...{ from: 0, to: 1, isEndKnown: false },
  }))
  while (searches.some(isOpen)) {
    const probes = searches.filter(isOpen).map((search) => search.opened.entry(nextProbe(search)).label)
    const found = await pointersAt(queries, probes)
    searches = searches.map((search) =>
      isOpen(search) ? narrowed(search, found.has(search.opened.entry(nextProbe(search)).label)) : search,
    )
  }
  return searches.map(({ matchKey, opened, from }) => ({ matchKey, opened, count: from }))
}

function isOpen({ from, to, isEndKnown }: Search): boolean {
  return !isEndKnown || from < to
}

function nextProbe({ from, to, isEndKnown }: Search): number {
  return isEndKnown ? Math.floor((from + to) / 2) : to - 1
}

function narrowed(search: Search, isThere: boolean): Search {
  const probe = nextProbe(search)
  if (!isThere) return { ...search, to: probe, isEndKnown: true }
  else return { ...search, from: probe + 1, to: search.isEndKnown ? search.to : (probe + 1) * 2 }
}
