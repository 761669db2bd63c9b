import { isKindOfWrong, type KindOfWrong } from '../reports/kinds-of-wrong.ts'
import { isState, type State } from '../reports/places.ts'
import { isSector, type Sector } from '../reports/sectors.ts'
import { statuses } from '../reports/workflow.ts'
import { type AmountClass, isAmountClass } from './amount-classes.ts'
import { decidedStatuses, type ListedStatus, type Stage, stages, statusOf } from './stages.ts'

export const workFilters = ['any', 'unclaimed', 'mine', 'others'] as const
export type WorkFilter = (typeof workFilters)[number]

export const verifiedFilters = ['any', 'no', 'yes', 'by-others'] as const
export type VerifiedFilter = (typeof verifiedFilters)[number]

const queueOrders = ['priority', 'longest', 'newest', 'due', 'stage'] as const
export type QueueOrder = (typeof queueOrders)[number]
const ordersOfDecided = ['longest', 'newest'] as const satisfies readonly QueueOrder[]

/** Longer than any name or number. */
export const longestSearch = 200

/** What the staff's list is narrowed to, and how it is sorted. */
export type QueueFilters = {
  /** Of the stage, where one was chosen; of what is closed, one way of being decided or all. */
  status: ListedStatus
  /** Narrows the status, and goes before it. */
  stage: Stage | null
  work: WorkFilter
  verified: VerifiedFilter
  /** Only pending reports whose due day is over. */
  onlyOverdue: boolean
  /** Pending reports that came from a network with many of them in a day. They are in a list apart. */
  setAside: boolean
  kind: KindOfWrong | null
  sector: Sector | null
  state: State | null
  amount: AmountClass | null
  /** A reference number, a name, or a thing such as a plate, a plot or a company. Empty for all. */
  search: string
  order: QueueOrder
}

/** Reads the filters of an address. What it does not know it leaves out. */
export function readQueueFilters(query: URLSearchParams): QueueFilters {
  const stage = stages.find((each) => each === query.get('stage')) ?? null
  const status = statusIn(query, stage)
  const kind = query.get('kind')
  const sector = query.get('sector') ?? ''
  const state = query.get('state') ?? ''
  const amount = query.get('amount')
  const order = queueOrders.find((each) => each === query.get('order'))
  return {
    ...{ status, stage },
    work: workFilters.find((each) => each === query.get('work')) ?? 'any',
    verified: verifiedFilters.find((each) => each === query.get('verified')) ?? 'any',
    onlyOverdue: status === 'pending' && query.get('overdue') === 'yes',
    setAside: status === 'pending' && query.get('aside') === 'yes',
    kind: isKindOfWrong(kind) ? kind : null,
    sector: isSector(sector) ? sector : null,
    state: isState(state) ? state : null,
    amount: isAmountClass(amount) ? amount : null,
    search: (query.get('q') ?? '').trim().slice(0, longestSearch),
    order: order && ordersOf(status).includes(order) ? order : firstOrder(status),
  }
}

function statusIn(query: URLSearchParams, stage: Stage | null): ListedStatus {
  const asked = query.get('status')
  if (stage === null) return statuses.find((each) => each === asked) ?? 'pending'
  const ofStage = statusOf(stage)
  return ofStage === 'decided' ? (decidedStatuses.find((each) => each === asked) ?? ofStage) : ofStage
}

/** The same filters as an address has them, always in the same order, without what says nothing. */
export function writeQueueFilters(filters: QueueFilters): URLSearchParams {
  const { status, stage, work, verified, onlyOverdue, setAside, kind, sector, state, amount, search, order } =
    filters
  const query = new URLSearchParams()
  writePlace({ stage, status }, query)
  if (search) query.set('q', search)
  if (work !== 'any') query.set('work', work)
  if (verified !== 'any') query.set('verified', verified)
  if (onlyOverdue) query.set('overdue', 'yes')
  if (setAside) query.set('aside', 'yes')
  if (kind) query.set('kind', kind)
  if (sector) query.set('sector', sector)
  if (state) query.set('state', state)
  if (amount) query.set('amount', amount)
  if (order !== firstOrder(status)) query.set('order', order)
  return query
}

/** The tab alone. */
function writePlace({ stage, status }: Pick<QueueFilters, 'stage' | 'status'>, query: URLSearchParams): void {
  if (stage) query.set('stage', stage)
  if (status !== (stage ? statusOf(stage) : 'pending')) query.set('status', status)
}

/** Nothing waits any more once it is decided, so that there is no priority, due day or stage. */
export function ordersOf(status: ListedStatus): readonly QueueOrder[] {
  return status === 'pending' ? queueOrders : ordersOfDecided
}

/** A search looks at what was decided too, unless a tab was chosen. */
export function looksEverywhere({ search, stage, status }: QueueFilters): boolean {
  return search !== '' && stage === null && status === 'pending'
}

/** Whether something sealed has to be opened to know if a report belongs to the list: its kind, sector, state and sum. */
export function looksInside({ kind, sector, state, amount }: QueueFilters): boolean {
  return kind !== null || sector !== null || state !== null || amount !== null
}

/** The tabs and the order narrow nothing. */
export function isNarrowed(filters: QueueFilters): boolean {
  const query = writeQueueFilters({ ...filters, order: firstOrder(filters.status) })
  for (const name of ['status', 'stage']) query.delete(name)
  return query.size > 0
}

/** So many filters a member of staff keeps at most. */
export const mostSavedFilters = 12

/** What of the filters is kept under a name made of them: never the search, which can be a name. Null where nothing else is chosen. */
export function savedPart(filters: QueueFilters): QueueFilters | null {
  const kept = { ...filters, search: '' }
  return writeQueueFilters(kept).size > 0 ? kept : null
}

/** The address of the same tab with everything in it. */
export function withoutFilters(place: Pick<QueueFilters, 'stage' | 'status'>): string {
  const query = new URLSearchParams()
  writePlace(place, query)
  return query.size > 0 ? `/admin?${query}` : '/admin'
}

function firstOrder(status: ListedStatus): QueueOrder {
  return status === 'pending' ? 'priority' : 'newest'
}
