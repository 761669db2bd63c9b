import { z } from '@hono/zod-openapi'
import { type FieldProblem, fieldProblem, Invalid } from '#domain/errors.ts'
import { type FilterProblem, listOrders, readListFilters } from '#domain/finding/list-filters.ts'
import { longestSearch } from '#domain/finding/search-query.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { states } from '#domain/reports/places.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { listForPrograms } from '#server/finding/list-for-programs.ts'
import { reportCard } from '../report-card.ts'
import { apiRoute, askedDay, nothing, severalOf } from '../route.ts'

const rating = z.enum(['1', '2', '3', '4', '5']).optional()
const query = z.object({
  q: z.string().max(longestSearch).optional().openapi({ description: 'Words that a report has to hold.' }),
  kind: severalOf(kindsOfWrong),
  sector: severalOf(sectors),
  state: severalOf(states),
  from: askedDay.optional().openapi({ description: 'The first day of publication, YYYY-MM-DD.' }),
  to: askedDay.optional().openapi({ description: 'The last day of publication, YYYY-MM-DD.' }),
  least: rating.openapi({ description: 'The lowest credibility, 1 to 5.' }),
  most: rating.openapi({ description: 'The highest credibility, 1 to 5.' }),
  order: z.enum(listOrders).optional(),
  after: z.uuid().optional().openapi({ description: 'The `next` of the page before.' }),
})

/** Of two parameters that do not fit each other, by the name of the first. */
function problemsOf(problems: readonly FilterProblem[]): Record<string, FieldProblem> {
  return {
    ...(problems.includes('days-reversed') ? { from: fieldProblem('after-the-last-day') } : {}),
    ...(problems.includes('ratings-reversed') ? { least: fieldProblem('above-the-highest') } : {}),
  }
}

export const route = apiRoute({
  path: '/reports',
  action: 'public.read',
  tool: 'search_reports',
  summary: 'Published reports',
  description:
    'Verified reports, with the filters of the page. Without a filter, retracted reports are in the list as tombstones. Allegations are not judgments: each person who is named is presumed innocent.',
  query,
  params: nothing,
  body: z.object({ reports: z.array(reportCard), next: z.uuid().nullable() }),
  example: '/reports?state=Kano&order=newest',
  async answer({ application, program, query: { q = '', after, ...given } }) {
    const address = new URLSearchParams()
    for (const [name, value] of Object.entries(given))
      for (const each of Array.isArray(value) ? value : [value ?? ''])
        if (each !== '') address.append(name, each)
    const { filters, problems } = readListFilters(address)
    if (problems.length > 0) throw new Invalid('invalid', problemsOf(problems))
    const { reports, next } = await listForPrograms(application, program, q, after ?? null, filters)
    return {
      body: { reports: reports.map(({ kind: _, ...card }) => card), next },
      next: next === null ? null : { after: next },
    }
  },
})
