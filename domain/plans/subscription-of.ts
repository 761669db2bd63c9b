import { hasCapacity } from '../people/capacities.ts'
import type { Role } from '../people/roles.ts'
import type { PaidTier, Subscription } from './plans.ts'

/** What the list of periods says of one account today. */
export type PlanTime = {
  /** The tier of the period that covers today. */
  running: PaidTier | null
  hadTime: boolean
  /** The plan has ended, and its renewal is still tried. */
  isPastDue: boolean
}

/** The plan of an account, by its role and its periods. An administrator has the highest by the role. */
export function subscriptionOf(role: Role, { running, hadTime, isPastDue }: PlanTime): Subscription {
  if (hasCapacity(role, 'administers')) return { tier: 'enterprise', status: 'active' }
  else if (running) return { tier: running, status: 'active' }
  else if (isPastDue) return { tier: 'free', status: 'past_due' }
  else return { tier: 'free', status: hadTime ? 'canceled' : 'active' }
}
