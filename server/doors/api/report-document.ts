import { z } from '@hono/zod-openapi'
import { type FieldKind, fieldNames, isPublished, reportFields } from '#domain/reports/fields.ts'
import type { ShownReport } from '#server/transparency/shown/report-documents.ts'
import { day } from './route.ts'

const date = z.string().openapi({ description: 'YYYY, YYYY-MM or YYYY-MM-DD.' })

const item = z.looseObject({
  kind: z.string(),
  what: z.string(),
  where: z.string(),
  value: z.number().nullable(),
  currency: z.string(),
  acquired: date.nullable(),
  source: z.string(),
})

const values = {
  line: z.string(),
  text: z.string(),
  choice: z.string().nullable(),
  links: z.array(z.string()),
  date: date.nullable(),
  items: z.array(item),
} satisfies Record<FieldKind, z.ZodType>

/** What was published before a field existed does not have it. What staff alone read is empty. */
const text = z.looseObject(
  Object.fromEntries(
    fieldNames.map((name) => {
      const value = values[reportFields[name].kind].optional()
      return [name, isPublished(name) ? value : value.openapi({ description: 'Always empty.' })]
    }),
  ),
)

/**
 * What the public reads of a report, field by field. A field that the log commits to and this does not describe stops the build: a
 * program that was not told of an acquittal would go on naming the person.
 */
const told = {
  format: z.literal('fitila-shown-report-1'),
  referenceNumber: z.string(),
  status: z.enum(['approved', 'retracted']),
  page: z.looseObject({
    referenceNumber: z.string(),
    status: z.string(),
    credibilityRating: z.number().nullable(),
    submittedOn: day,
  }),
  text: text.nullable(),
  credibilityRating: z.number().nullable(),
  verificationMethod: z.string().nullable(),
  verifiedOn: day.nullable(),
  disputedOn: day.nullable(),
  correctionNotice: z.string().nullable(),
  publishedOn: day,
  retractedOn: day.nullable(),
  correctedOn: day.nullable(),
  changedOn: day.nullable(),
  statements: z.array(
    z.looseObject({
      place: z.string(),
      label: z.string(),
      source: z.string(),
      seenOn: day,
      reportStatus: z.string(),
    }),
  ),
  verifications: z.array(z.looseObject({ method: z.string(), verifiedOn: day })),
  disputes: z.array(z.looseObject({ part: z.string(), disputedOn: day })),
  corrections: z.array(
    z.looseObject({
      referenceNumber: z.string(),
      outcome: z.string(),
      parts: z.array(z.string()),
      words: z.unknown(),
      disputedOn: day.nullable(),
      publishedOn: day,
    }),
  ),
  retraction: z
    .enum(['waiting', 'unconfirmed'])
    .optional()
    .openapi({ description: 'The retraction counts, and no second person has confirmed it yet.' }),
  consequences: z
    .array(z.looseObject({ kind: z.string(), happenedOn: day, source: z.string() }))
    .optional()
    .openapi({ description: 'What an authority or a court did since, an acquittal too.' }),
  reply: z
    .looseObject({ reply: z.string(), repliedOn: day })
    .optional()
    .openapi({ description: 'What the named person or their office says.' }),
  signatures: z
    .array(z.looseObject({ act: z.string(), signedOn: day, sha256: z.string() }))
    .optional()
    .openapi({ description: 'Which decisions staff signed with a key of their own.' }),
} satisfies Record<keyof ShownReport['document'], z.ZodType>

/** Loose, so that nothing is ever cut out of it: the hash in the log is of the whole. A test finds what is not described. */
export const reportDocument = z.looseObject(told).openapi('ReportDocument')
