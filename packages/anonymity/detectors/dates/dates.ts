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
const fromWord = [...wordPatterns, ...calendarPatterns]

function longestAt(lower: string, plain: string, start: number): Candidate | undefined {
  const isNumber = isDigit(lower.charCodeAt(start))
  if (!isNumber && !beginnings.has(beginningAt(lower, start))) return undefined
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

/** Two units, or one where a space follows: most words of a text begin no date, and so cost one look. */
function beginningAt(lower: string, start: number): string {
  return lower.charCodeAt(start + 1) === 32 ? lower.charAt(start) : lower.slice(start, start + 2)
}

/** How the patterns for words begin; `dates.test.ts` has a date for each. */
const beginnings = new Set(
  'a an ap at au be ch co da de di ea ei el en fe fi fo fr go il ja ji ju la ma mi mo ne ni no oc ol on ov pa pr q1 q2 q3 q4 ra re sa se si so su te th to tu tw up we ye'.split(
    ' ',
  ),
)

function isGluedBefore(lower: string, start: number): boolean {
  return start > 0 && isWordUnit(lower.charCodeAt(start - 1))
}
