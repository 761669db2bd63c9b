import { z } from 'zod'
import { isCredibilityRating } from '#domain/reports/credibility.ts'
import { type PlainField, plainFields, type ReportText, reportFields } from '#domain/reports/fields.ts'
import { fieldsOfKind, isRequired } from '#domain/reports/fields-of-kind.ts'
import { isKindOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { longestComments, reviewTypes } from '#domain/reports/peer-review.ts'
import { longestNotes, longestReason } from '#domain/reports/report.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import { parseFields, parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import { collectItems, filledRows, itemShape } from './item-input.ts'
import { typedField } from './typed-field.ts'

/**
 * What was typed for other kinds of wrong than the chosen one is left out.
 *
 * @throws Invalid with a problem for each field that does not fit
 */
export function parseReportText(input: Record<string, unknown>, now: Date): ReportText {
  const kind = isKindOfWrong(input.wrongKind) ? input.wrongKind : null
  const asked = new Set<string>(fieldsOfKind(kind))
  const fitting = Object.fromEntries(Object.entries(input).filter(([name]) => asked.has(fieldIn(name))))
  const chosen = {
    ...fitting,
    ...Object.fromEntries(choices.map((name) => [name, input[name] || undefined])),
  }
  const rows = filledRows(fitting)
  const isNeeded = (name: PlainField) =>
    isRequired(name, kind) && (name !== 'suspectedAssets' || kind !== null || !saysWhatHappened(input))
  const plain = plainFields.map((name) => [name, typedField(name, isNeeded(name), now)] as const)
  const typed = parseFields({ ...itemShape(rows, now), ...Object.fromEntries(plain) }, chosen)
  return collectItems(typed, rows)
}

// A list from which nothing was chosen sends an empty text.
const choices = plainFields.filter((name) => reportFields[name].kind === 'choice')

// Public words have no kind. A report of a deed has no assets.
function saysWhatHappened({ whatHappened }: Record<string, unknown>): boolean {
  return typeof whatHappened === 'string' && whatHappened.trim() !== ''
}

// A part of an item is called after its field: `suspectedItems.0.kind`.
function fieldIn(name: string): string {
  return name.split('.')[0] ?? ''
}

const submissionKey = z.object({ submissionKey: z.uuid() })

/** The form's own number. One that is missing or broken is no reason to lose a report: it then counts as new. */
export function parseSubmissionKey(input: Record<string, unknown>): string | null {
  const parsed = submissionKey.safeParse(input)
  return parsed.success ? parsed.data.submissionKey.toLowerCase() : null
}

const verification = z.object({
  method: z.enum(verificationMethods),
  notes: requiredParagraphs(longestNotes),
})

export function parseVerification(input: Record<string, unknown>): z.infer<typeof verification> {
  return parseInput(verification, { ...input, method: input.method || undefined })
}

const peerReview = z.object({
  reviewType: z.enum(reviewTypes),
  comments: requiredParagraphs(longestComments),
})

export function parsePeerReview(input: Record<string, unknown>): z.infer<typeof peerReview> {
  return parseInput(peerReview, { ...input, reviewType: input.reviewType || undefined })
}

const rating = z.object({
  rating: z
    .string()
    .transform(Number)
    .superRefine((value, context) => {
      if (!isCredibilityRating(value)) context.addIssue(refusal('not-a-rating'))
    }),
})

export function parseRating(input: Record<string, unknown>): number {
  return parseInput(rating, { rating: input.rating ?? '' }).rating
}

const reason = z.object({ reason: requiredParagraphs(longestReason) })

export function parseReason(input: Record<string, unknown>): string {
  return parseInput(reason, input).reason
}
