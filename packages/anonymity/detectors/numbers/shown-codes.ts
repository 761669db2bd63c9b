import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { bareDigitRows } from './bare-digit-rows.ts'
import { groupedCodeRows } from './grouped-code-rows.ts'
import { logInRows } from './log-in-rows.ts'
import { rows } from './shown-code-rows.ts'

const all = [...rows, ...logInRows, ...bareDigitRows, ...groupedCodeRows]

/**
 * Numbers that a form or a word nearby shows: a container, a spaced passport, a hidden card, eleven digits beside a name in a list, and
 * what is written on a receipt or a ticket.
 */
export function detectShownCodes({ reading: { plain, lower } }: Page): Candidate[] {
  return all.flatMap(({ kind, shape, cue, unless, reach = 40, isOther, weight }) =>
    [...plain.matchAll(shape)]
      .filter(({ index, 0: written }) => {
        const before = lower.slice(Math.max(0, index - reach), index)
        const isShown = (cue?.test(before) ?? true) && !unless?.test(before)
        return isShown && !noCodes.test(written) && !isOther?.(written)
      })
      .map(({ index, 0: written }): Candidate => {
        const end = index + written.length
        return { start: index, end, kind, tier: 'certain', weight }
      }),
  )
}

/** Years, and shapes that name a norm, a class or a sickness. */
const noCodes =
  /^(?:(?:19|20)\d\d|(?:ISO|COVID|JSS|SSS|SS|IPV|MP|PMS|AGO|NGN|USD|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|THE|AND|FOR)\b.{0,20}|[A-Z]{2,8}(?:-[A-Z]{2,5})?[ -](?:19|20)\d\d)$/
