import { visitor } from '#domain/actor.ts'
import { type ListFilters, noFilters } from '#domain/finding/list-filters.ts'
import { listPublicReports, searchPublicReports } from '#server/finding/public-list.ts'
import type { Application } from '#server/kernel/application.ts'
import { searchClasses } from '#tests/benchmarks/support/search-classes.ts'

/** In milliseconds, of one question asked of one server and of three in turn. */
type Pair = { one: number; three: number }
export type Compared = { name: string; pairs: Pair[]; different: string[] }

const rounds = 2
const inKano: ListFilters = { ...noFilters, states: ['Kano', 'Lagos'], leastCredibility: 3 }
const byMethod: ListFilters = { ...noFilters, methods: ['document_check'], disputed: 'no' }

/** Asks one server and three the same, in turn, so that what else the machine does falls on both. Their answers have to be the same. */
export async function compareSearches(
  { one, three }: Record<'one' | 'three', Application>,
  { reports, terms: most }: Record<'reports' | 'terms', number>,
  onClass: (compared: Compared) => void,
): Promise<void> {
  const lists = { list: noFilters, 'list, filtered': inKano, 'list, by verification': byMethod }
  for (const [name, filters] of Object.entries(lists))
    onClass(
      await compare(
        name,
        Array.from({ length: Math.min(8, most) }, () => ''),
        (on) => listPublicReports(on, null, filters),
      ),
    )
  for (const { name, terms: drawn } of await searchClasses(one.database.pool, reports)) {
    const terms = drawn.slice(0, most)
    onClass(await compare(name, terms, (on, term) => searchPublicReports(on, visitor, term, null)))
    onClass(
      await compare(`${name}, filtered`, terms, (on, term) =>
        searchPublicReports(on, visitor, term, null, inKano),
      ),
    )
  }

  async function compare(
    name: string,
    terms: readonly string[],
    asking: (on: Application, term: string) => Promise<unknown>,
  ): Promise<Compared> {
    const compared: Compared = { name, pairs: [], different: [] }
    for (const term of terms)
      for (let round = 0; round < rounds; round += 1) {
        const first = await timed(one, () => asking(one, term))
        const second = await timed(three, () => asking(three, term))
        if (first.answer !== second.answer) compared.different.push(term)
        // The first time fills the memory of all servers.
        if (round > 0) compared.pairs.push({ one: first.milliseconds, three: second.milliseconds })
      }
    return compared
  }
}

async function timed(
  { hub }: Application,
  ask: () => Promise<unknown>,
): Promise<{ milliseconds: number; answer: string }> {
  // What was counted once is remembered until something public changes; here it is counted again.
  hub.tell({ kind: 'missed' })
  const began = performance.now()
  const found = await ask()
  return { milliseconds: performance.now() - began, answer: JSON.stringify(found) }
}
