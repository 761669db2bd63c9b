import { z } from 'zod'
import type { ItemSide } from '#domain/reports/assets.ts'
import { isCredibilityRating } from '#domain/reports/credibility.ts'
import { longestComments, reviewTypes } from '#domain/reports/peer-review.ts'
import { states } from '#domain/reports/places.ts'
import {
  longestNotes,
  longestReason,
  mostLinks,
  type ReportText,
  reportFields,
} from '#domain/reports/report.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { paragraphs, requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { collectItems, filledRows, type ItemFields, type ItemRows, itemShape } from './item-input.ts'
import { partialDate } from './partial-date.ts'

const fields = reportFields

const links = paragraphs(fields.relevantLinks.longest).transform((text, context) => {
  const addresses = text.split(/\s+/).filter(Boolean)
  if (addresses.length > mostLinks) context.addIssue(refusal('too-many-links', mostLinks))
  if (!addresses.every(isWebAddress)) context.addIssue(refusal('not-a-link'))
  return addresses
})

type FreeWords = Omit<ReportText, ItemSide>

function wordsSchema(now: Date, rows: ItemRows): z.ZodType<FreeWords & ItemFields> {
  return z.object({
    ...itemShape(rows, now),
    personName: requiredLine(fields.personName.longest),
    position: requiredLine(fields.position.longest),
    sector: z.enum(sectors),
    state: z.enum(states),
    declaredAssets: paragraphs(fields.declaredAssets.longest).default(''),
    suspectedAssets: requiredParagraphs(fields.suspectedAssets.longest),
    wealthSource: paragraphs(fields.wealthSource.longest).default(''),
    evidence: requiredParagraphs(fields.evidence.longest),
    relevantLinks: links.default([]),
    incidentDate: partialDate(fields.incidentDate.longest, now),
  }) as z.ZodType<FreeWords & ItemFields>
}

/** @throws Invalid with a problem for each field that does not fit */
export function parseReportText(input: Record<string, unknown>, now: Date): ReportText {
  const chosen = { ...input, sector: input.sector || undefined, state: input.state || undefined }
  const rows = filledRows(input)
  const typed = parseInput(wordsSchema(now, rows), chosen)
  return collectItems(typed, rows)
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

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
