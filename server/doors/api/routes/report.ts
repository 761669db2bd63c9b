import { z } from '@hono/zod-openapi'
import { showPublicDocument } from '#server/finding/show-public-document.ts'
import { reportDocument } from '../report-document.ts'
import { apiRoute, nothing } from '../route.ts'

export const route = apiRoute({
  path: '/reports/{number}',
  action: 'public.read',
  tool: 'get_report',
  summary: 'One report, whole',
  description:
    'All that the public reads of a report, as one document. Its hash is in the public log: what you got can be checked against the proof on the page of the report. Of a retracted report only the tombstone is left.',
  query: nothing,
  params: z.object({
    number: z
      .string()
      .regex(/^[A-Z]{2,10}-\d{1,20}$/)
      .openapi({ example: 'WR-26112110000', description: 'The reference number of the report.' }),
  }),
  body: z.object({ id: z.uuid(), document: reportDocument }),
  example: '/reports/WR-26112110000',
  async answer({ application, params: { number } }) {
    const shown = await showPublicDocument(application, number)
    return { body: { id: shown.id, document: reportDocument.parse(shown.document) } }
  },
})
