import { z } from 'zod'
import { longestCovered, mostCovered, notInText, shortestCovered } from '#domain/publishing/covered-words.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { paragraphs } from '#server/input/text.ts'

const longest = mostCovered * (longestCovered + 1)

/**
 * The words that an approval covers, one a line in `covered`.
 *
 * @throws Invalid for a line that is too short or too long, for too many, and for one that the public text does not have
 */
export function parseCovered(input: Input, text: ReportText): string[] {
  const form = z.object({
    covered: paragraphs(longest).superRefine((typed, context) => {
      const words = linesOf(typed)
      if (words.length > mostCovered) context.addIssue(refusal('too-many-lines', mostCovered))
      else if (words.some(({ length }) => length < shortestCovered))
        context.addIssue(refusal('too-short', shortestCovered))
      else if (words.some(({ length }) => length > longestCovered))
        context.addIssue(refusal('too-long', longestCovered))
      else if (notInText(text, words).length > 0) context.addIssue(refusal('not-in-the-text'))
    }),
  })
  return linesOf(parseInput(form, { covered: input.covered ?? '' }).covered)
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
