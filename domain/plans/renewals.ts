import { addDays, type Day } from '../time/day-in-nigeria.ts'
import type { PaidTier } from './plans.ts'

/** On which days a renewal is tried, counted from the first day without a plan. */
const tries = [-3, -1, 0, 2, 5] as const

/** When a renewal is tried next; null after the last try. @param done how many tries there were */
export function nextTry(endsOn: Day, done: number): Day | null {
  const offset = tries[done]
  return offset === undefined ? null : addDays(endsOn, offset)
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
