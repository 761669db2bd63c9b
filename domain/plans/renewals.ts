import { addDays, type Day } from '../time/day-in-nigeria.ts'
import type { PaidTier } from './plans.ts'

/** On which days a renewal is tried, counted from the first day without a plan. */
const tries = [-3, -1, 0, 2, 5] as const

/** When a renewal is tried next; null after the last try. @param done how many tries there were */
export function nextTry(endsOn: Day, done: number): Day | null {
  const offset = tries[done]
  return offset === undefined ? null : addDays(endsOn, offset)
}

/** What the account is told of its renewal, in the app and by letter. It is derived each time. */
export type PlanNews = 'renewal-failed' | 'card-expires'

export type RenewalNow = {
  tries: number
  /** The payment of the last try may still arrive. */
  isOpen: boolean
  /** YYYY-MM. */
  cardExpires: string
}

/** How many tries are known to have failed. */
export function failedTries({ tries, isOpen }: Pick<RenewalNow, 'tries' | 'isOpen'>): number {
  return Math.max(0, isOpen ? tries - 1 : tries)
}

/** A card is told of from the first day of its last month. */
export function planNewsOf(renewal: RenewalNow, today: Day): PlanNews | null {
  if (failedTries(renewal) > 0) return 'renewal-failed'
  else return renewal.cardExpires <= today.slice(0, 7) ? 'card-expires' : null
}

export type Standing = {
  isByRole: boolean
  /** An organisation lends Enterprise today. */
  isBySeat: boolean
  running: PaidTier | null
  hadTime: boolean
  renewal: 'none' | 'on' | 'failing'
}

export type PlanState =
  | 'by-role'
  | 'by-seat'
  | 'free'
  | 'renews'
  | 'ends'
  | 'renewal-failing'
  | 'past-due'
  | 'expired'

/** What the billing page says of a plan. Nothing of it is stored. */
export function planStateOf({ isByRole, isBySeat, running, hadTime, renewal }: Standing): PlanState {
  if (isByRole) return 'by-role'
  else if (isBySeat && running !== 'enterprise') return 'by-seat'
  else if (running) return ({ none: 'ends', on: 'renews', failing: 'renewal-failing' } as const)[renewal]
  else if (renewal !== 'none') return 'past-due'
  else return hadTime ? 'expired' : 'free'
}
