import { fieldProblem, Invalid } from '#domain/errors.ts'
import type { ListFilters } from '#domain/finding/list-filters.ts'
import { useCase } from '#server/kernel/use-case.ts'
import type { ReportCard } from './present-cards.ts'
import { listPublicReports, searchPublicReports } from './public-list.ts'
import { placeAfter } from './search/place-after.ts'

export type ProgramPage = {
  reports: ReportCard[]
  /** The id after which the next page begins; null on the last one. A page can be short, or empty, and still have a next one. */
  next: string | null
}

/**
 * The list of the public as a program walks through it: reports and tombstones, without convictions. It is the list of the page, with
 * its filters and its search.
 *
 * @param after the `next` of the page before
 * @throws Invalid where `after` is no entry: a page for readers begins again then, and a program would never end
 */
export const listForPrograms = useCase(
  'public.read',
  async (
    { application, actor },
    term: string,
    after: string | null,
    filters: ListFilters,
  ): Promise<ProgramPage> => {
    const { queries } = application.database
    const narrowed: ListFilters = { ...filters, withArchive: false }
    if (after !== null && !(await placeAfter(queries, after, filters.order)))
      throw new Invalid('invalid', { after: fieldProblem('not-a-next') })
    const page =
      term.trim() === ''
        ? await listPublicReports(application, after, narrowed)
        : await searchPublicReports(application, actor, term, after, narrowed)
    return { reports: page.cards.filter((card) => card.kind === 'report'), next: page.older }
  },
)
