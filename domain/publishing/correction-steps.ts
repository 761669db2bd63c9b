import { addDays, type Day } from '../time/day-in-nigeria.ts'
import type { Outcome } from './corrections.ts'

/** How many days after a request its answer is promised. The page on which people ask says so. */
export const promisedDays = 30

/** The day by which an answer is promised. `hasPassed` is for what has none yet. */
export type Promised = { on: Day; hasPassed: boolean }

export function promiseOf(receivedOn: Day, today: Day): Promised {
  const on = addDays(receivedOn, promisedDays)
  return { on, hasPassed: on < today }
}

/** What happened to a request, as the person who asked reads it. Each step has its day, and none has a name. */
export type RequestStep =
  | 'received'
  | 'identity-checked'
  | 'taken-up'
  | 'refused'
  | 'proposed'
  | Exclude<Outcome, 'restored'>

export type DatedStep = { step: RequestStep; on: Day }

type Days = {
  receivedOn: Day
  /** When staff checked who asks. */
  checkedOn: Day | null
  /** What staff decided on the request itself. */
  decision: { as: 'accepted' | 'refused'; on: Day } | null
  /** The day of a proposal that would answer it and waits for a second person. */
  proposedOn: Day | null
  /** How the dispute ended that the request is part of. */
  answer: { outcome: Exclude<Outcome, 'restored'>; on: Day } | null
  withdrawnOn: Day | null
  /** Where the report is retracted at present. */
  retractedOn: Day | null
}

/** In the order in which they happened. */
export function stepsOf(days: Days): DatedStep[] {
  const { receivedOn, checkedOn, decision, proposedOn, answer, withdrawnOn, retractedOn } = days
  const steps: (DatedStep | null)[] = [
    { step: 'received', on: receivedOn },
    checkedOn === null ? null : { step: 'identity-checked', on: checkedOn },
    decision && { step: decision.as === 'refused' ? 'refused' : 'taken-up', on: decision.on },
    proposedOn === null ? null : { step: 'proposed', on: proposedOn },
    answer && { step: answer.outcome, on: answer.on },
    withdrawnOn === null ? null : { step: 'withdrawn', on: withdrawnOn },
    retractedOn === null ? null : { step: 'retracted', on: retractedOn },
  ]
  return steps.filter((step) => step !== null).toSorted((one, other) => one.on.localeCompare(other.on))
}

/** What makes a copy wrong that a search engine or an archive keeps. */
export type OutcomeForLetter = 'corrected' | 'retracted'

/** The last of the report's entries that makes older copies wrong. Null where no copy is. The entries come in their order. */
export function letterFor<T extends { outcome: Outcome }>(
  entries: readonly T[],
): (T & { outcome: OutcomeForLetter }) | null {
  const restored = entries.findLastIndex(({ outcome }) => outcome === 'restored')
  // A report that is public again says what it said before the retraction.
  return (
    entries
      .filter(({ outcome }, place) => outcome !== 'retracted' || place > restored)
      .findLast(isForLetter) ?? null
  )
}

function isForLetter<T extends { outcome: Outcome }>(entry: T): entry is T & { outcome: OutcomeForLetter } {
  return entry.outcome === 'corrected' || entry.outcome === 'retracted'
}
