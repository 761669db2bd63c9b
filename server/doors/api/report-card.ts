import { z } from '@hono/zod-openapi'
import { statementLabels } from '#domain/publishing/statements.ts'
import { day } from './route.ts'

/** A report as lists show it. A tombstone has null where the report had text. */
export const reportCard = z
  .object({
    id: z.uuid(),
    referenceNumber: z.string(),
    status: z.enum(['approved', 'retracted']),
    personName: z.string().nullable(),
    position: z.string().nullable(),
    sector: z.string().nullable(),
    state: z.string().nullable(),
    excerpt: z.string().nullable(),
    credibilityRating: z.number().nullable(),
    verificationMethod: z.string().nullable(),
    correctionNotice: z.string().nullable(),
    disputedOn: day.nullable(),
    correctedAt: day.nullable(),
    changedAt: day.nullable(),
    publishedAt: day,
    retractedAt: day.nullable(),
    amounts: z.array(z.object({}).loose()),
    restsOn: z.array(z.object({ label: z.enum(statementLabels), count: z.number().int() })),
    matches: z.array(z.object({}).loose()),
  })
  .openapi('ReportCard')
