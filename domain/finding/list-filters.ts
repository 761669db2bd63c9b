import { credibilityBounds } from '../reports/credibility.ts'
import { isKindOfWrong, type KindOfWrong } from '../reports/kinds-of-wrong.ts'
import { isState, type State } from '../reports/places.ts'
import { isSector, type Sector } from '../reports/sectors.ts'
import { type VerificationMethod, verificationMethods } from '../reports/verification.ts'
import { isDay } from '../time/day-in-nigeria.ts'

export const listOrders = ['newest', 'oldest', 'credible'] as const
export type ListOrder = (typeof listOrders)[number]

export const disputedChoices = ['yes', 'no'] as const
export type Disputed = (typeof disputedChoices)[number]

/** What the public list is narrowed to. Empty lists and nulls leave it as it is. */
export type ListFilters = {
  /** Reports from before there were kinds have none, and are left out where a kind is asked for. */
  kinds: readonly KindOfWrong[]
  sectors: readonly Sector[]
  states: readonly State[]
  /** Days in Nigeria, YYYY-MM-DD, both included: when it was published, or of a conviction, when it was given. */
  from: string | null
  to: string | null
  leastCredibility: number | null
  mostCredibility: number | null
  /** How it was verified. Convictions have no method, and are left out where one is asked for. */
  methods: readonly VerificationMethod[]
  /** Disputed ones alone, or those that no one disputes. */
  disputed: Disputed | null
  /** Convictions of the archive beside the reports. */
  withArchive: boolean
  order: ListOrder
}

export type FilterProblem = 'not-a-day' | 'days-reversed' | 'ratings-reversed'

export const noFilters: ListFilters = {
  ...{
    kinds: [],
    sectors: [],
    states: [],
    from: null,
    to: null,
    leastCredibility: null,
    mostCredibility: null,
    methods: [],
    disputed: null,
  },
  ...{ withArchive: false, order: 'newest' },
}

/** Reads the filters of an address. It leaves out what it does not know, and tells of what cannot be. */
export function readListFilters(query: URLSearchParams): {
  filters: ListFilters
  problems: FilterProblem[]
} {
  const days = [query.get('from') ?? '', query.get('to') ?? '']
  const [from, to] = days.map((day) => (isDay(day) ? day : null))
  const filters: ListFilters = {
    kinds: [...new Set(query.getAll('kind'))].filter(isKindOfWrong),
    sectors: [...new Set(query.getAll('sector'))].filter(isSector),
    states: [...new Set(query.getAll('state'))].filter(isState),
    from: from ?? null,
    to: to ?? null,
    leastCredibility: readRating(query.get('least')),
    mostCredibility: readRating(query.get('most')),
    methods: verificationMethods.filter((method) => query.getAll('method').includes(method)),
    disputed: disputedChoices.find((choice) => choice === query.get('disputed')) ?? null,
    withArchive: query.get('archive') === 'yes',
    order: listOrders.find((order) => order === query.get('order')) ?? 'newest',
  }
  const problems: FilterProblem[] = [
    ...(days.some((day) => day !== '' && !isDay(day)) ? (['not-a-day'] as const) : []),
    ...(isReversed(filters.from, filters.to) ? (['days-reversed'] as const) : []),
    ...(isReversed(filters.leastCredibility, filters.mostCredibility) ? (['ratings-reversed'] as const) : []),
  ]
  return { filters, problems }
}

/** The same filters as an address has them, always in the same order, without what says nothing. */
export function writeListFilters(filters: ListFilters): URLSearchParams {
  const query = new URLSearchParams()
  for (const kind of filters.kinds.toSorted()) query.append('kind', kind)
  for (const sector of filters.sectors.toSorted()) query.append('sector', sector)
  for (const state of filters.states.toSorted()) query.append('state', state)
  if (filters.from) query.set('from', filters.from)
  if (filters.to) query.set('to', filters.to)
  if (filters.leastCredibility !== null) query.set('least', String(filters.leastCredibility))
  if (filters.mostCredibility !== null) query.set('most', String(filters.mostCredibility))
  for (const method of filters.methods.toSorted()) query.append('method', method)
  if (filters.disputed) query.set('disputed', filters.disputed)
  if (filters.withArchive) query.set('archive', 'yes')
  if (filters.order !== 'newest') query.set('order', filters.order)
  return query
}

/** Whether the list leaves something out, so that a tombstone, which has neither sector nor state, is left out too. */
export function narrows(filters: ListFilters): boolean {
  return (
    filters.kinds.length > 0 ||
    filters.sectors.length > 0 ||
    filters.states.length > 0 ||
    filters.leastCredibility !== null ||
    filters.mostCredibility !== null ||
    asksOfVerification(filters)
  )
}

/** Whether it asks for what the index of the list does not hold, so that each report has to be looked at. */
export function asksOfVerification({ methods, disputed }: ListFilters): boolean {
  return methods.length > 0 || disputed !== null
}

function readRating(text: string | null): number | null {
  const rating = /^\d$/.test(text ?? '') ? Number(text) : Number.NaN
  return rating >= credibilityBounds.lowest && rating <= credibilityBounds.highest ? rating : null
}

function isReversed<T extends string | number>(first: T | null, last: T | null): boolean {
  return first !== null && last !== null && first > last
}
