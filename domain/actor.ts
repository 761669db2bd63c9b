import type { AccountStatus } from './people/accounts.ts'
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
}

export const visitor: Visitor = { kind: 'visitor' }
