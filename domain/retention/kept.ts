import type { Duration } from '../time/durations.ts'

/** One thing that is held: what, in which tables, how long and why. */
export type Kept = {
  /** The tables that hold it, wholly or in part. */
  tables: readonly string[]
  /** How long, as the privacy page says it. `{period}` is the length of `ends`. Null for what concerns no person. */
  kept: string | null
  /** Why so long and no longer. */
  why: string
  /** Null for what has no period: it ends with something else, by a step of a person, or not at all. */
  ends: Ending | null
}

export type Ending = {
  /** What the period is counted from. */
  from: string
  after: Duration
  outcome: string
  /** How often the sweep looks for it. */
  look: 'hourly' | 'daily'
}
