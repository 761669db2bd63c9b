import type { AccountStatus } from './people/accounts.ts'
import type { Assurance } from './people/assurance.ts'
import type { Role } from './people/roles.ts'
import type { Subscription } from './plans/plans.ts'

/**
 * The one who asks for something to happen. Every use case takes an actor; none reads it from anywhere else. A rule that
 * does not name a kind denies it.
 */
export type Actor = Visitor | Person | Source | Program | Clock

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

/** The holder of a report's code, without an account. Bound to that one report. */
export type Source = { kind: 'source'; reportId: string }

/** The holder of an API key. */
export type Program = { kind: 'program'; id: string; scopes: readonly Scope[] }

/** A job whose time has come. */
export type Clock = { kind: 'clock' }

/** What an API key can be made for. */
export const scopes = ['public.read', 'archive.read'] as const
export type Scope = (typeof scopes)[number]

/** What this person's session has shown. */
export type Standing = {
  /** `full` after a second step. */
  assurance: Assurance
  /** They gave their password or a code within the last minutes: see `confirmationMinutes`. */
  isConfirmed: boolean
  /** Staff whose password is too short for their role: they change it first. */
  passwordIsShort?: boolean
  /** How the session came in, for the rules of an organisation. The address is never stored. */
  entrance?: { startedAt: Date; byPasskey: boolean; address: string | null }
}

/** What is known of a person whom no session vouches for. */
export const leastStanding: Standing = { assurance: 'password', isConfirmed: false }

export const visitor: Visitor = { kind: 'visitor' }
export const clock: Clock = { kind: 'clock' }
