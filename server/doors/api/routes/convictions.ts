import { z } from '@hono/zod-openapi'
import { appealStatuses } from '#domain/archive/archive-record.ts'
import { states } from '#domain/reports/places.ts'
import { listConvictions } from '#server/archive/list-convictions.ts'
import { apiRoute, day, nothing } from '../route.ts'

const conviction = z
  .object({
    referenceNumber: z.string(),
    name: z.string(),
    state: z.string(),
    offense: z.string(),
    courtLocation: z.string(),
    convictionDate: z.string().openapi({ description: 'YYYY, YYYY-MM or YYYY-MM-DD.' }),
    sentence: z.string(),
    lawSections: z.string(),
    chargeNo: z.string(),
    judge: z.string(),
    optionOfFine: z.string(),
    forfeiture: z.string(),
    restitution: z.string(),
    appealStatus: z.enum(appealStatuses),
    appealDate: z.string(),
    sourceUrl: z.string(),
    sourcePublisher: z.string(),
    sourceDate: z.string(),
    isSample: z.boolean().openapi({ description: 'Invented, to show how the archive looks.' }),
    changedOn: day.nullable(),
    changeNote: z.string(),
    withdrawnOn: day.nullable().openapi({ description: 'Then all that is left is the reason.' }),
    withdrawalReason: z.string(),
  })
  .openapi('Conviction')

export const route = apiRoute({
  path: '/convictions',
  action: 'archive.read',
  tool: 'list_convictions',
  summary: 'Convictions of the archive',
  description:
    'Convictions by a court, in the order of their numbers. A withdrawn one stays in its place, with the reason alone.',
  query: z.object({
    year: z
      .string()
      .regex(/^\d{4}$/)
      .optional()
      .openapi({ description: 'The year of the conviction, YYYY.' }),
    state: z.enum(states).optional(),
    after: z
      .string()
      .regex(/^[A-Z]{1,20}-\d{4}-\d{4}$/)
      .optional()
      .openapi({ description: 'The `next` of the page before.' }),
  }),
  params: nothing,
  body: z.object({ convictions: z.array(conviction), next: z.string().nullable() }),
  example: '/convictions?year=2021',
  async answer({ application, query: { year, state, after } }) {
    const filters = { year: year === undefined ? null : Number(year), state: state ?? null }
    const page = await listConvictions(application, after ?? null, filters)
    return { body: page, next: page.next === null ? null : { after: page.next } }
  },
})
