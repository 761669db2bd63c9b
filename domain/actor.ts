import type { AccountStatus } from './people/accounts.ts'
import type { Assurance } from './people/assurance.ts'
import type { Role } from './people/roles.ts'
import type { Subscription } from './plans/plans.ts'

/** Whoever asks for something to happen. Every use case takes one; none reads it from anywhere else. */
export type Actor = Visitor | Person

export type Visitor = { kind: 'visitor' }

export type Person = {
  kind: 'person'
  id: string
  username: string
  email: string
  role: Role
  status: AccountStatus
  subscription: Subscription
} & Standing

/** What this person's session has shown. */
export type Standing = {
  /** `full` after a second step. */
  assurance: Assurance
  /** They gave their password or a code within the last minutes: see `confirmationMinutes`. */
  isConfirmed: boolean
}

/** What is known of a person whom no session vouches for. */
export const leastStanding: Standing = { assurance: 'password', isConfirmed: false }

export const visitor: Visitor = { kind: 'visitor' }
