import { type ListFilters, noFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { type Named, namedIn } from '#domain/finding/named-filters.ts'
import { townsOf } from '#domain/finding/towns.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { type State, states } from '#domain/reports/places.ts'
import { sectors } from '#domain/reports/sectors.ts'
import type { FacetCounts } from '#server/finding/count-facets.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

export type FilterLink = { label: string; href: string }

type Narrowing = Pick<ListFilters, 'states'> | Pick<ListFilters, 'sectors'> | Pick<ListFilters, 'kinds'>

/** The parts of the catalogue that tell what is typed for a filter. */
export const namingParts = ['filterNames'] as const

type NamingWords = Pick<Words, 'filterNames'>

/** Of the page's language. English counts in each: what people type is often that. */
type Languages = {
  own: NamingWords & Pick<Words, 'search' | 'kindTitles' | 'sectorNames'>
  english: NamingWords
}

const mostLinks = 4

/**
 * Which filters the typed words name: a place, a sector, a kind of wrong.
 *
 * @param countAll asked once a value is named
 */
export async function linksToNamed(
  typed: string,
  { own, english }: Languages,
  countAll: () => Promise<FacetCounts>,
): Promise<FilterLink[]> {
  const named = {
    states: namedIn(typed, placeNames),
    sectors: namedIn(typed, namesIn(sectors, own.filterNames.sectors, english.filterNames.sectors)),
    kinds: namedIn(typed, namesIn(kindsOfWrong, own.filterNames.kinds, english.filterNames.kinds)),
  }
  if (named.states.length + named.sectors.length + named.kinds.length === 0) return []
  const counts = await countAll()
  const { search: words } = own
  const all = [
    ...named.states.map(({ value, rest }) => ({
      ...{ narrowing: { states: [value] }, rest, count: countOf(counts.states, value) },
      label: value === 'FCT' ? words.namedCapital : words.namedState,
      name: value,
    })),
    ...named.sectors.map(({ value, rest }) => ({
      ...{ narrowing: { sectors: [value] }, rest, count: countOf(counts.sectors, value) },
      ...{ label: words.namedSector, name: own.sectorNames[value] },
    })),
    ...named.kinds.map(({ value, rest }) => ({
      ...{ narrowing: { kinds: [value] }, rest, count: countOf(counts.kinds, value) },
      ...{ label: words.namedKind, name: own.kindTitles[value] },
    })),
  ]
  return all
    .filter(({ count }) => count > 0)
    .flatMap(({ narrowing, rest, count, label, name }) => [
      { label: fill(label, { count, name }), href: hrefOf(narrowing, '') },
      ...(rest === ''
        ? []
        : [{ label: fill(words.namedWithin, { rest, name }), href: hrefOf(narrowing, rest) }]),
    ])
    .slice(0, mostLinks)
}

const placeNames: readonly Named<State>[] = states.map((state) => ({
  value: state,
  names: [state, ...townsOf[state]],
}))

/** Of each value the names in all these lists. One that has none, such as 'other', is never named. */
function namesIn<Value extends string>(
  values: readonly Value[],
  ...lists: readonly Readonly<Record<string, string>>[]
): Named<Value>[] {
  return values.map((value) => ({ value, names: lists.flatMap((list) => list[value]?.split(',') ?? []) }))
}

function countOf<Value>(counts: readonly { value: Value; count: number }[], wanted: Value): number {
  return counts.find(({ value }) => value === wanted)?.count ?? 0
}

function hrefOf(narrowing: Narrowing, rest: string): string {
  const query = writeListFilters({ ...noFilters, ...narrowing })
  if (rest !== '') query.set('q', rest)
  return `/${rest === '' ? 'reports' : 'search'}?${query}`
}
