import { z } from '@hono/zod-openapi'
import { statementLabels } from '#domain/publishing/statements.ts'
import { currencies } from '#domain/reports/assets.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { day } from './route.ts'

const marked = z
  .array(z.string())
  .openapi({ description: 'In turns: what does not match, what matches, and so on. Joined, it is the text.' })

/** A report as lists show it. A tombstone has null where the report had text. */
export const reportCard = z
  .object({
    id: z.uuid(),
    referenceNumber: z.string(),
    status: z.enum(['approved', 'retracted']),
    personName: z.string().nullable(),
    position: z.string().nullable(),
    wrongKind: z.enum(kindsOfWrong).nullable(),
    sector: z.string().nullable(),
    state: z.string().nullable(),
    excerpt: z.string().nullable(),
    credibilityRating: z.number().nullable(),
    verificationMethod: z.string().nullable(),
    correctionNotice: z.string().nullable(),
    acquittedOn: day.nullable().openapi({ description: 'A court acquitted the person on this day.' }),
    disputedOn: day.nullable(),
    correctedAt: day.nullable(),
    changedAt: day.nullable(),
    publishedAt: day,
    retractedAt: day.nullable(),
    amounts: z.array(z.object({ currency: z.enum(currencies), units: z.number() })),
    restsOn: z.array(z.object({ label: z.enum(statementLabels), count: z.number().int() })),
    matches: z.array(z.object({ field: z.string(), marked })),
  })
  .openapi('ReportCard')
