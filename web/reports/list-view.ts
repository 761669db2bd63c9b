import { type FilterProblem, type ListFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import type { PublicPage } from '#server/finding/public-list.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, partialDay } from '../dates.ts'

/** What a list page shows around its cards. Made in the loader, so that its words are no script. */
export type ListView = {
  filters: ListFilters
  problems: string[]
  /** Each filter that is on, and the address without it. */
  active: { label: string; withoutHref: string }[]
  summary: string
  newerHref: string | null
  olderHref: string | null
  /** Says how far was looked, where the page ends before it is full. */
  lookedTo: string | null
}

type ListWords = Pick<Words, 'finding' | 'sectorNames'>
type FindingWords = Words['finding']
type Place = { path: string; term: string | null; isFirst: boolean }

export function listView(
  page: PublicPage,
  { filters, problems }: { filters: ListFilters; problems: readonly FilterProblem[] },
  place: Place,
  { finding: words, sectorNames }: ListWords,
): ListView {
  const hrefOf = (narrowed: ListFilters, after?: string) => {
    const query = new URLSearchParams(place.term === null ? [] : [['q', place.term]])
    for (const [name, value] of writeListFilters(narrowed)) query.append(name, value)
    if (after) query.set('after', after)
    return query.size > 0 ? `${place.path}?${query}` : place.path
  }
  return {
    filters,
    problems: problems.map((problem) => words.problems[problem]),
    active: activeFilters(filters, words, sectorNames).map(({ label, without }) => ({
      label,
      withoutHref: hrefOf({ ...filters, ...without }),
    })),
    summary: summaryOf(page.count, filters.withArchive, words),
    newerHref: place.isFirst ? null : hrefOf(filters),
    olderHref: page.older && hrefOf(filters, page.older),
    lookedTo: page.lookedTo && lookedTo(page.lookedTo, filters, words),
  }
}

function activeFilters(
  filters: ListFilters,
  words: FindingWords,
  sectorNames: ListWords['sectorNames'],
): { label: string; without: Partial<ListFilters> }[] {
  const { sectors, states, from, to, leastCredibility, mostCredibility, order } = filters
  return [
    ...sectors.map((sector) => ({
      label: sectorNames[sector],
      without: { sectors: sectors.filter((each) => each !== sector) },
    })),
    ...states.map((state) => ({
      label: state,
      without: { states: states.filter((each) => each !== state) },
    })),
    ...(from ? [{ label: fill(words.fromDay, { day: partialDay(from) }), without: { from: null } }] : []),
    ...(to ? [{ label: fill(words.toDay, { day: partialDay(to) }), without: { to: null } }] : []),
    ...(leastCredibility
      ? [{ label: fill(words.leastOf, { rating: leastCredibility }), without: { leastCredibility: null } }]
      : []),
    ...(mostCredibility
      ? [{ label: fill(words.mostOf, { rating: mostCredibility }), without: { mostCredibility: null } }]
      : []),
    ...(filters.withArchive ? [{ label: words.convictions, without: { withArchive: false } }] : []),
    ...(order === 'newest' ? [] : [{ label: words.orders[order], without: { order: 'newest' as const } }]),
  ]
}

function lookedTo(moment: string, { order }: ListFilters, words: FindingWords): string {
  return order === 'credible' ? words.lookedPart : fill(words.lookedTo, { day: dayOf(moment) })
}

function summaryOf(
  { rows, isExact }: PublicPage['count'],
  withArchive: boolean,
  words: FindingWords,
): string {
  if (rows === 0 && !isExact) return words.noneSoFar
  const count = fill(withArchive ? words.reportsAndConvictions : words.reports, { count: rows })
  return isExact ? count : fill(words.about, { count })
}
