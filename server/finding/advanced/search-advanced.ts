import type { ListFilters } from '#domain/finding/list-filters.ts'
import { longestSearch, nothingAsked, readSearch } from '#domain/finding/search-query.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findCards, type PublicPage } from '../public-list.ts'
import { countFacetsOf, type FacetsOf } from './count-facets-of.ts'

export type AdvancedPage = { page: PublicPage; facets: FacetsOf }

/**
 * One page of the public list for a search that was put together from its parts, and how many there are of each value of the
 * filters. A blank term asks for the whole list. It finds nothing that the plain search would not find.
 *
 * @throws SignInNeeded, RuleBroken 'not-in-plan'
 */
export const searchAdvanced = useCase(
  'search.advanced',
  async (
    { application },
    term: string,
    after: string | null,
    filters: ListFilters,
  ): Promise<AdvancedPage> => {
    const typed = term.toWellFormed().slice(0, longestSearch).toWellFormed().trim()
    const query = typed === '' ? nothingAsked : readSearch(typed)
    return application.database.inLane('searching', async () => {
      const page = await findCards(application, query, filters, after)
      return { page, facets: await countFacetsOf(application, query, filters) }
    })
  },
)
