import { type ListFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import type { FacetName, FacetsOf } from '#server/finding/advanced/count-facets-of.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

export type FacetLinks = {
  title: string
  links: { label: string; count: number; href: string; isOn: boolean }[]
}[]

type Texts = Pick<Words, 'advancedSearch' | 'kindTitles' | 'sectorNames' | 'methods'>

/** Each value with its number, and the address that narrows to it. Made in the loader. */
export function facetLinks(
  { counts }: FacetsOf,
  term: string,
  filters: ListFilters,
  texts: Texts,
): FacetLinks {
  const { advancedSearch: words } = texts
  const link = (label: string, count: number, narrowed: Partial<ListFilters>, isOn: boolean) => ({
    ...{ label, count, isOn, href: hrefOf(term, { ...filters, ...narrowed }) },
  })
  const all: Record<FacetName, FacetLinks[number]['links']> = {
    kind: counts.kind.map(({ value, count }) =>
      link(texts.kindTitles[value], count, { kinds: [value] }, filters.kinds.includes(value)),
    ),
    sector: counts.sector.map(({ value, count }) =>
      link(texts.sectorNames[value], count, { sectors: [value] }, filters.sectors.includes(value)),
    ),
    state: counts.state.map(({ value, count }) =>
      link(value, count, { states: [value] }, filters.states.includes(value)),
    ),
    method: counts.method.map(({ value, count }) =>
      link(texts.methods[value], count, { methods: [value] }, filters.methods.includes(value)),
    ),
    rating: counts.rating.map(({ value }) =>
      link(
        fill(words.ratingFrom, { rating: value }),
        // The filter is a lowest rating, so the number beside it is of all from there on.
        counts.rating.reduce((sum, other) => (other.value >= value ? sum + other.count : sum), 0),
        { leastCredibility: Number(value) },
        filters.leastCredibility === Number(value),
      ),
    ),
    year: counts.year
      .toSorted((one, other) => Number(other.value) - Number(one.value))
      .map(({ value, count }) =>
        link(
          value,
          count,
          { from: `${value}-01-01`, to: `${value}-12-31` },
          filters.from === `${value}-01-01`,
        ),
      ),
    disputed: counts.disputed.map(({ value, count }) =>
      link(words[value], count, { disputed: value }, filters.disputed === value),
    ),
  }
  return (Object.keys(all) as FacetName[]).flatMap((name) =>
    all[name].length > 0 ? [{ title: words.facet[name], links: all[name] }] : [],
  )
}

function hrefOf(term: string, filters: ListFilters): string {
  const query = writeListFilters(filters)
  if (term !== '') query.set('q', term)
  return `/advanced-search?${query}`
}
