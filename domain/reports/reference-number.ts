import { dayInNigeria } from '../time/day-in-nigeria.ts'

export const referenceNumberPattern = /^WR-\d{6}[1-9]\d{4,5}$/

/** How many numbers of a day end in five digits, and how many in six. */
export const referenceNumberDraws = { five: 90_000, six: 900_000 } as const

export type NumberEnd = keyof typeof referenceNumberDraws

const smallest = { five: 10_000, six: 100_000 } as const satisfies Record<NumberEnd, number>

/** A day has room for 90,000 reports under five digits. After so many taken numbers in a row it is nearly full. */
const takenBeforeSix = 8

/** How many digits the next draw has, after so many that were taken. */
export function numberEnd(taken: number): NumberEnd {
  return taken < takenBeforeSix ? 'five' : 'six'
}

/**
 * WR- with the day as yymmdd (in Nigeria) and a number from 10000 to 99999, or of six digits on a day that needs more.
 *
 * @param draw a whole number, evenly spread from 0 to below `referenceNumberDraws[end]`
 */
export function referenceNumber(now: Date, draw: number, end: NumberEnd = 'five'): string {
  const day = dayInNigeria(now).slice(2).replaceAll('-', '')
  return `WR-${day}${smallest[end] + draw}`
}
