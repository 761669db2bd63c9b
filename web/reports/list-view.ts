import {
  type FilterProblem,
  type ListFilters,
  noFilters,
  writeListFilters,
} from '#domain/finding/list-filters.ts'
import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import type { FacetCounts } from '#server/finding/count-facets.ts'
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
  /** Filters to add, with how many reports each has. */
  chips: ChipRow[]
  summary: string
  /** The Atom feed of the same filters; null where they are narrowed to words, which no feed knows. */
  feedHref: string | null
  /** Of the same filters and search. The page behind it asks for the plan. */
  exportHref: string
  /** Puts entries of the same page of the list into a folder. */
  folderHref: string
  /** Keeps the same search. */
  saveHref: string
  newerHref: string | null
  olderHref: string | null
  /** Says how far was looked, where the page ends before it is full. */
  lookedTo: string | null
}

/** Of a chosen one, `href` leads back to the whole list. */
export type Chip = { label: string; kind?: KindOfWrong; count: number; isChosen: boolean; href: string }
export type ChipRow = { legend: string; chips: Chip[] }

type ListWords = Pick<Words, 'finding' | 'sectorNames' | 'kindTitles' | 'methods'>
type FindingWords = Words['finding']
type ChoiceNames = Omit<ListWords, 'finding'>
/** @param facets null where a count of the whole list would say nothing */
type Place = {
  path: string
  term: string | null
  isFirst: boolean
  facets: FacetCounts | null
  /** Where the page begins, if not at the first entry. */
  after?: string | undefined
}

/** The counts are those of the whole list, so they stay true while one of them at most is chosen. */
export function hasChips(filters: ListFilters): boolean {
  const narrowed = [...writeListFilters(filters).keys()]
  return narrowed.length === 0 || (narrowed.length === 1 && /^(?:kind|sector|state)$/.test(narrowed[0] ?? ''))
}

export function listView(
  page: PublicPage,
  { filters, problems }: { filters: ListFilters; problems: readonly FilterProblem[] },
  place: Place,
  { finding: words, ...choiceNames }: ListWords,
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
    active: activeFilters(filters, words, choiceNames).map(({ label, without }) => ({
      label,
      withoutHref: hrefOf({ ...filters, ...without }),
    })),
    chips: place.facets ? chipRows(place.facets, filters, words, { choiceNames, hrefOf }) : [],
    summary: summaryOf(page.count, filters.withArchive, words),
    feedHref: place.term === null ? feedHref(filters) : null,
    exportHref: hrefOf(filters).replace(place.path, '/reports/export'),
    folderHref: hrefOf(filters, place.after).replace(place.path, '/folders/choice'),
    saveHref: hrefOf(filters).replace(place.path, '/saved-searches'),
    newerHref: place.isFirst ? null : hrefOf(filters),
    olderHref: page.older && hrefOf(filters, page.older),
    lookedTo: page.lookedTo && lookedTo(page.lookedTo, filters, words),
  }
}

function feedHref(filters: ListFilters): string {
  const query = writeListFilters({ ...filters, order: 'newest', withArchive: false })
  return query.size > 0 ? `/reports/feed.atom?${query}` : '/reports/feed.atom'
}

/** So many fit a phone beside each other without becoming a list of their own. The form below has them all. */
const mostChips = 8

type MakingChips = { choiceNames: ChoiceNames; hrefOf: (narrowed: ListFilters) => string }

function chipRows(
  { kinds, sectors, states }: FacetCounts,
  chosen: ListFilters,
  words: FindingWords,
  { choiceNames: { kindTitles, sectorNames }, hrefOf }: MakingChips,
): ChipRow[] {
  const chip = (isChosen: boolean, narrowed: Partial<ListFilters>) => ({
    ...{ isChosen, href: hrefOf(isChosen ? noFilters : { ...noFilters, ...narrowed }) },
  })
  const kindChips = kinds.map(({ value, count }) => ({
    ...{ label: kindTitles[value], kind: value, count },
    ...chip(chosen.kinds.includes(value), { kinds: [value] }),
  }))
  const sectorChips = sectors.slice(0, mostChips).map(({ value, count }) => ({
    ...{ label: sectorNames[value], count },
    ...chip(chosen.sectors.includes(value), { sectors: [value] }),
  }))
  const stateChips = states.slice(0, mostChips).map(({ value, count }) => ({
    ...{ label: value, count },
    ...chip(chosen.states.includes(value), { states: [value] }),
  }))
  // One row for what, one for where. Where no report has a kind yet, its sector says what.
  const what =
    kindChips.length > 1
      ? { legend: words.withKind, chips: kindChips }
      : { legend: words.withSector, chips: sectorChips }
  return [what, { legend: words.withState, chips: stateChips }].filter(({ chips }) => chips.length > 1)
}

function activeFilters(
  filters: ListFilters,
  words: FindingWords,
  { kindTitles, sectorNames, methods }: ChoiceNames,
): { label: string; without: Partial<ListFilters> }[] {
  const { kinds, sectors, states, from, to, leastCredibility, mostCredibility, order } = filters
  return [
    ...kinds.map((kind) => ({
      label: kindTitles[kind],
      without: { kinds: kinds.filter((each) => each !== kind) },
    })),
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
    ...filters.methods.map((method) => ({
      label: methods[method],
      without: { methods: filters.methods.filter((each) => each !== method) },
    })),
    ...(filters.disputed
      ? [{ label: words.disputedNames[filters.disputed], without: { disputed: null } }]
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
