import { isState, type State } from '../reports/places.ts'
import { isSector, type Sector } from '../reports/sectors.ts'
import { type Status, statuses } from '../reports/workflow.ts'

export const workFilters = ['any', 'unclaimed', 'mine', 'others'] as const
export type WorkFilter = (typeof workFilters)[number]

export const verifiedFilters = ['any', 'no', 'yes'] as const
export type VerifiedFilter = (typeof verifiedFilters)[number]

const queueOrders = ['priority', 'longest', 'newest'] as const
export type QueueOrder = (typeof queueOrders)[number]

/** What the staff's list is narrowed to, and how it is sorted. */
export type QueueFilters = {
  status: Status
  work: WorkFilter
  verified: VerifiedFilter
  /** Only reports of people whose plan has priority verification. */
  onlyPriority: boolean
  /** Pending reports that came from a network with many of them in a day. They are in a list apart. */
  setAside: boolean
  sector: Sector | null
  state: State | null
  order: QueueOrder
}

/** Reads the filters of an address. What it does not know it leaves out. */
export function readQueueFilters(query: URLSearchParams): QueueFilters {
  const status = statuses.find((each) => each === query.get('status')) ?? 'pending'
  const sector = query.get('sector') ?? ''
  const state = query.get('state') ?? ''
  const order = queueOrders.find((each) => each === query.get('order'))
  return {
    status,
    work: workFilters.find((each) => each === query.get('work')) ?? 'any',
    verified: verifiedFilters.find((each) => each === query.get('verified')) ?? 'any',
    onlyPriority: query.get('priority') === 'yes',
    setAside: status === 'pending' && query.get('aside') === 'yes',
    sector: isSector(sector) ? sector : null,
    state: isState(state) ? state : null,
    order: order && ordersOf(status).includes(order) ? order : firstOrder(status),
  }
}

/** The same filters as an address has them, always in the same order, without what says nothing. */
export function writeQueueFilters(filters: QueueFilters): URLSearchParams {
  const { status, work, verified, onlyPriority, setAside, sector, state, order } = filters
  const query = new URLSearchParams()
  if (status !== 'pending') query.set('status', status)
  if (work !== 'any') query.set('work', work)
  if (verified !== 'any') query.set('verified', verified)
  if (onlyPriority) query.set('priority', 'yes')
  if (setAside) query.set('aside', 'yes')
  if (sector) query.set('sector', sector)
  if (state) query.set('state', state)
  if (order !== firstOrder(status)) query.set('order', order)
  return query
}

/** Nothing waits any more once it is decided, so that there is no priority. */
export function ordersOf(status: Status): readonly QueueOrder[] {
  return status === 'pending' ? queueOrders : queueOrders.filter((order) => order !== 'priority')
}

/** Whether reports have to be opened to know if they belong to the list: their sector and state are sealed. */
export function looksInside({ sector, state }: QueueFilters): boolean {
  return sector !== null || state !== null
}

export function isNarrowed(filters: QueueFilters): boolean {
  const { status } = filters
  return writeQueueFilters({ ...filters, order: firstOrder(status) }).size > (status === 'pending' ? 0 : 1)
}

function firstOrder(status: Status): QueueOrder {
  return status === 'pending' ? 'priority' : 'newest'
}
