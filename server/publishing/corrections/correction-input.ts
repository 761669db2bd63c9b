import { z } from 'zod'
import { longestReason } from '#domain/reports/report.ts'
import { parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'

const why = z.object({ why: requiredParagraphs(longestReason) })

/** What the public reads beside a correction, or as the answer to a dispute. @throws Invalid */
export function parseWhy(input: Record<string, unknown>): string {
  return parseInput(why, { why: input.why ?? '' }).why
}

const answer = z.object({
  outcome: z.enum(['answered', 'withdrawn']),
  why: requiredParagraphs(longestReason),
})

/** @throws Invalid */
export function parseAnswer(input: Record<string, unknown>): z.infer<typeof answer> {
  return parseInput(answer, { outcome: input.outcome || undefined, why: input.why ?? '' })
}
