import { convictionsCalled } from '#domain/archive/archive-record.ts'
import {
  type FilterProblem,
  filterProblemTexts,
  type ListFilters,
  listOrderNames,
  writeListFilters,
} from '#domain/reports/list-filters.ts'
import { sectorNames } from '#domain/reports/sectors.ts'
import type { PublicPage } from '#server/reports/public-list.ts'
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

type Place = { path: string; term: string | null; isFirst: boolean }

export function listView(
  page: PublicPage,
  { filters, problems }: { filters: ListFilters; problems: readonly FilterProblem[] },
  place: Place,
): ListView {
  const hrefOf = (narrowed: ListFilters, after?: string) => {
    const query = new URLSearchParams(place.term === null ? [] : [['q', place.term]])
    for (const [name, value] of writeListFilters(narrowed)) query.append(name, value)
    if (after) query.set('after', after)
    return query.size > 0 ? `${place.path}?${query}` : place.path
  }
  return {
    filters,
    problems: problems.map((problem) => filterProblemTexts[problem]),
    active: activeFilters(filters).map(({ label, without }) => ({
      label,
      withoutHref: hrefOf({ ...filters, ...without }),
    })),
    summary: summaryOf(page.count, filters.withArchive),
    newerHref: place.isFirst ? null : hrefOf(filters),
    olderHref: page.older && hrefOf(filters, page.older),
    lookedTo: page.lookedTo && lookedTo(page.lookedTo, filters),
  }
}

function activeFilters(filters: ListFilters): { label: string; without: Partial<ListFilters> }[] {
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
    ...(from ? [{ label: `from ${partialDay(from)}`, without: { from: null } }] : []),
    ...(to ? [{ label: `up to ${partialDay(to)}`, without: { to: null } }] : []),
    ...(leastCredibility
      ? [{ label: `credibility ${leastCredibility} or more`, without: { leastCredibility: null } }]
      : []),
    ...(mostCredibility
      ? [{ label: `credibility ${mostCredibility} or less`, without: { mostCredibility: null } }]
      : []),
    ...(filters.withArchive ? [{ label: convictionsCalled, without: { withArchive: false } }] : []),
    ...(order === 'newest' ? [] : [{ label: listOrderNames[order], without: { order: 'newest' as const } }]),
  ]
}

function lookedTo(moment: string, { order }: ListFilters): string {
  return order === 'credible'
    ? 'We have looked through a part of the list, and there is more to look through.'
    : `We have looked as far as ${dayOf(moment)}, and there is more to look through.`
}

function summaryOf({ rows, isExact }: PublicPage['count'], withArchive: boolean): string {
  const number = new Intl.NumberFormat('en-NG').format(rows)
  const what = withArchive ? ['report or conviction', 'reports and convictions'] : ['report', 'reports']
  return `${isExact ? '' : 'About '}${number} ${rows === 1 ? what[0] : what[1]}`
}
