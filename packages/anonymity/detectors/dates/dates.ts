import { isDigit, isWordUnit } from '../../characters.ts'
import type { Candidate } from '../../finding.ts'
import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'
import { calendarPatterns, numericPatterns, timePatterns, wordPatterns } from './date-patterns.ts'

/** Dates in figures and words, times of the day, and words like 'last Friday'. */
export function detectDates({ reading: { lower, plain }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  let reached = 0
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    if (start < reached || tokens.kinds[index] === 'sign' || isGluedBefore(lower, start)) continue
    const candidate = longestAt(lower, plain, start)
    if (candidate) {
      found.push(candidate)
      reached = candidate.end
    }
  }
  return found
}

const fromNumber = [...timePatterns, ...numericPatterns, ...calendarPatterns]
const fromWord = [...timePatterns, ...wordPatterns, ...calendarPatterns]

function longestAt(lower: string, plain: string, start: number): Candidate | undefined {
  const isNumber = isDigit(lower.charCodeAt(start))
  let best: Candidate | undefined
  for (const { kind, tier, pattern, isAllowed } of isNumber ? fromNumber : fromWord) {
    const end = matchAt(pattern, lower, start)
    if (end === undefined || isWordUnit(lower.charCodeAt(end)) || (best && best.end >= end)) continue
    if (
      isAllowed &&
      !isAllowed(
        plain.slice(start, end),
        plain.slice(Math.max(0, start - 14), start),
        plain.slice(end, end + 12),
      )
    ) {
      continue
    }
    best = { start, end, kind, tier, weight: tier === 'certain' ? 84 : 30 }
  }
  return best
}

function isGluedBefore(lower: string, start: number): boolean {
  return start > 0 && isWordUnit(lower.charCodeAt(start - 1))
}
