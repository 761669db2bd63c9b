import { dayInNigeria } from '../time/day-in-nigeria.ts'

export const referenceNumberPattern = /^WR-\d{6}[1-9]\d{4}$/

/**
 * WR- with the day as yymmdd (in Nigeria) and a number from 10000 to 99999.
 *
 * @param draw a whole number, evenly spread over 0 to 89,999
 */
export function referenceNumber(now: Date, draw: number): string {
  const day = dayInNigeria(now).slice(2).replaceAll('-', '')
  return `WR-${day}${10_000 + draw}`
}

export const referenceNumberDraws = 90_000
