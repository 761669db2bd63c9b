import { z } from 'zod'
import {
  type CorrectionRequest,
  type Passage,
  requesters,
  requestLengths,
} from '#domain/publishing/corrections.ts'
import { longestReason } from '#domain/reports/report.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { line, paragraphs, requiredParagraphs } from '#server/input/text.ts'

/**
 * @param passages what the report states in public; one of them, or the whole, has to be chosen
 * @throws Invalid
 */
export function parseRequest(
  input: Record<string, unknown>,
  passages: readonly Passage[],
): CorrectionRequest {
  const parts = new Set<string>(['whole', ...passages.map(({ part }) => part)])
  const schema = z.object({
    requester: z.enum(requesters),
    about: z.string().superRefine((about, context) => {
      if (!parts.has(about)) context.addIssue(refusal('not-in-list'))
    }),
    wrong: requiredParagraphs(requestLengths.wrong),
    right: paragraphs(requestLengths.right).default(''),
    shown: paragraphs(requestLengths.shown).default(''),
    reply: line(requestLengths.reply).default(''),
  })
  return parseInput(schema, { ...input, requester: input.requester || undefined, about: input.about ?? '' })
}

const formNumber = z.object({ number: z.uuid() })

/** One that is missing or broken is no reason to lose a request: it then counts as new. */
export function parseFormNumber(input: Record<string, unknown>): string | null {
  const parsed = formNumber.safeParse(input)
  return parsed.success ? parsed.data.number.toLowerCase() : null
}

const reason = z.object({ reason: requiredParagraphs(longestReason) })

/** @throws Invalid */
export function parseRefusal(input: Record<string, unknown>): string {
  return parseInput(reason, input).reason
}
