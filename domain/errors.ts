import type { EffortTicket } from './effort.ts'
import type { FieldRefusalCode } from './field-refusals.ts'
import { type RefusalCode, refusals } from './refusals.ts'

export type RefusalKind =
  | 'invalid'
  | 'sign-in-needed'
  | 'not-found'
  | 'rule-broken'
  | 'limit-reached'
  | 'unavailable'

// The pages run from a bundle and the server from its sources, so one class can exist twice in one process:
// `instanceof` would miss the other half.
const mark = Symbol.for('fitila.refusal')

/** A refusal in the product's own terms. Anything else that is thrown is a fault of ours. */
export abstract class Refusal extends Error {
  abstract readonly kind: RefusalKind
  readonly code: RefusalCode
  readonly [mark] = true

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }

  get status(): number {
    return refusals[this.code].status
  }

  /** The number that its text names, where it names one. */
  get limit(): number | null {
    const row = refusals[this.code]
    return 'limit' in row ? row.limit : null
  }
}

export function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && mark in thrown
}

/**
 * The limit is the number that the text names. `inEnglish` tells more than the code does, in English alone. `allowed` are the values that
 * a program may send instead.
 */
export type FieldProblem = {
  code: FieldRefusalCode
  limit?: number
  inEnglish?: string
  allowed?: readonly string[]
}
export type FieldProblems = Record<string, FieldProblem>

/** The input does not fit: which field, and why. */
export class Invalid extends Refusal {
  readonly kind = 'invalid'
  readonly fields: FieldProblems

  constructor(code: RefusalCode, fields: FieldProblems) {
    super(code)
    this.fields = fields
  }
}

export function isInvalid(thrown: unknown): thrown is Invalid {
  return isRefusal(thrown) && thrown.kind === 'invalid'
}

export function fieldProblem(code: FieldRefusalCode, limit = 0): FieldProblem {
  return limit === 0 ? { code } : { code, limit }
}

/** No one is logged in, and someone has to be. */
export class SignInNeeded extends Refusal {
  readonly kind = 'sign-in-needed'

  constructor(code: RefusalCode = 'sign-in-needed') {
    super(code)
  }
}

/** It is not there, or this actor may not know that it is. */
export class NotFound extends Refusal {
  readonly kind = 'not-found'

  constructor(code: RefusalCode = 'not-found') {
    super(code)
  }
}

/** The actor can see it, and a rule forbids the step. */
export class RuleBroken extends Refusal {
  readonly kind = 'rule-broken'
}

/** A limit of number or of time. */
export class LimitReached extends Refusal {
  readonly kind = 'limit-reached'
  /** After so many seconds it is worth another try, where that is known. */
  readonly waitSeconds: number | null
  /** With it, one more try is taken after the wait, or after an effort. */
  readonly ticket: EffortTicket | null

  constructor(code: RefusalCode, waitSeconds: number | null = null, ticket: EffortTicket | null = null) {
    super(code)
    this.waitSeconds = waitSeconds
    this.ticket = ticket
  }
}

export function ticketOf(refusal: Refusal): EffortTicket | null {
  return 'ticket' in refusal ? (refusal as LimitReached).ticket : null
}

/** The seconds that a person who was refused has to wait, where waiting helps and the time is known. */
export function waitOf(refusal: Refusal): number | null {
  return 'waitSeconds' in refusal && typeof refusal.waitSeconds === 'number' ? refusal.waitSeconds : null
}

/** Something that we lean on is full, or does not answer. */
export class Unavailable extends Refusal {
  readonly kind = 'unavailable'
}
