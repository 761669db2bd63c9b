import type { Category, Kind, Severity } from './kinds.ts'
import type { Reason } from './writer/reasons.ts'

/** `possible` findings are shown apart and do not count in the score until a person accepts them. */
export type Tier = 'certain' | 'possible'

/** One place in the text. `start` and `end` are UTF-16 units of the text as it was given; `end` is the first unit after. */
export type Finding = {
  start: number
  end: number
  kind: Kind
  category: Category
  severity: Severity
  tier: Tier
  placeholder: string
  /** The same number for every mention of the same person, number or place; see `tell-apart.ts`. */
  subject: number
}

/** A phrase that may narrow the crowd down to one. A question to the writer, never part of the score. */
export type CrowdQuestion = {
  start: number
  end: number
  reason: Reason
  /** What the same words tell besides: 'a Muslim nurse' tells a religion and a role. */
  also: readonly Reason[]
  question: string
}

/** What detectors hand on: places in the folded text (see `reading.ts`). */
export type Candidate = {
  start: number
  end: number
  kind: Kind
  tier: Tier
  /** Where two candidates overlap, the heavier one stays, then the longer one. */
  weight: number
  /** From 0 to 1: how sure the tagger is of a person. Nothing where a rule found it. */
  share?: number
}
