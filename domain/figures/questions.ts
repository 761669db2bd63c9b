import { isKindOfWrong, kindsOfWrong } from '../reports/kinds-of-wrong.ts'
import { isState, states } from '../reports/places.ts'
import { isSector, sectors } from '../reports/sectors.ts'
import { verificationMethods } from '../reports/verification.ts'
import { addDays, type Day, isDay } from '../time/day-in-nigeria.ts'

/** What an organisation's own question counts. All of it is public: each number can be counted on the list. */
export const askedMeasures = ['reports', 'disputed', 'retracted', 'rating'] as const
export type AskedMeasure = (typeof askedMeasures)[number]

/** By what it is counted. */
export const groupings = ['state', 'sector', 'kind', 'method', 'month', 'year'] as const
export type Grouping = (typeof groupings)[number]

export const periods = ['all', '12-months', '3-months', 'dates'] as const
export type Period = (typeof periods)[number]

/** A measure by one or two groupings, narrowed by filters and a period. */
export type Question = {
  measure: AskedMeasure
  by: Grouping
  /** Null for one grouping alone. */
  and: Grouping | null
  state: string | null
  sector: string | null
  kind: string | null
  period: Period
  from: Day | null
  to: Day | null
}

/** The values that a grouping can have, in their order; null where they are days. */
export const valuesOf = {
  state: states,
  sector: sectors,
  kind: kindsOfWrong,
  method: verificationMethods,
  month: null,
  year: null,
} as const satisfies Record<Grouping, readonly string[] | null>

export const longestPeriods = { '12-months': 366, '3-months': 92 } as const

/** Reads a question from an address or a form. It leaves out what it does not know. */
export function readQuestion(given: Readonly<Record<string, string | undefined>>): Question {
  const by = groupings.find((each) => each === given.by) ?? 'state'
  const second = groupings.find((each) => each === given.and) ?? null
  const period = periods.find((each) => each === given.period) ?? 'all'
  const day = (text: string | undefined) => (period === 'dates' && text && isDay(text) ? text : null)
  return {
    measure: askedMeasures.find((each) => each === given.measure) ?? 'reports',
    by,
    and: second === by ? null : second,
    state: given.state && isState(given.state) ? given.state : null,
    sector: given.sector && isSector(given.sector) ? given.sector : null,
    kind: given.kind && isKindOfWrong(given.kind) ? given.kind : null,
    period,
    ...{ from: day(given.from), to: day(given.to) },
  }
}

/** The days that a question is about on this day, both included; null where it has no bound. */
export function daysOf({ period, from, to }: Question, today: Day): { from: Day | null; to: Day | null } {
  if (period === 'all') return { from: null, to: null }
  else if (period === 'dates') return { from, to }
  else return { from: addDays(today, -longestPeriods[period]), to: null }
}

/** One line of an answer. `value` is a count, or the mean of a rating. */
export type AnswerLine = { by: string; and: string | null; value: number }

export type Answer = {
  lines: readonly AnswerLine[]
  /** The question had more lines than are shown. */
  isCut: boolean
}

export const mostLines = 1_000
export const mostBoards = 10
export const mostCards = 12
