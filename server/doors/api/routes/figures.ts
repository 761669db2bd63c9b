import { z } from '@hono/zod-openapi'
import { showFigures } from '#server/transparency/figures/show-figures.ts'
import { apiRoute, nothing } from '../route.ts'

const told = z.record(z.string(), z.number().nullable())

export const route = apiRoute({
  path: '/figures',
  action: 'public.read',
  tool: 'get_figures',
  summary: 'Figures',
  description:
    'What came in, what was done with it and how long it took, for each month that has ended. A number below five is null, so that no month points to one sender.',
  query: nothing,
  params: nothing,
  body: z
    .object({
      months: z.array(z.object({ month: z.string(), counts: told })),
      medians: told,
      decisionShares: z.array(z.number()).nullable(),
      years: z.array(
        z.object({ year: z.number().int(), published: z.number().int(), convictions: z.number().int() }),
      ),
    })
    .openapi('Figures'),
  example: '/figures',
  answer: async ({ application }) => ({ body: await showFigures(application) }),
})
