import { type ListFilters, noFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { advancedQuery, longestSearch, plainQuery, type SearchQuery } from '#domain/finding/search-query.ts'
import { hasFeature } from '#domain/plans/features.ts'
import { readPlace } from '#server/database/cursor.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase, useCase } from '#server/kernel/use-case.ts'
import { type PublicCard, presentCards } from './present-cards.ts'
import { type Found, findPage } from './search/find.ts'
import { placeAfter } from './search/place-after.ts'
import { suggestSpelling } from './search/suggest-spelling.ts'

export const pageLength = 20

export type PublicPage = Found<PublicCard>

const nothingAsked: SearchQuery = { needed: [], excluded: [] }

/**
 * What the public sees, twenty at a time: approved reports, retracted ones as tombstones where nothing is filtered, and
 * convictions of the archive when they are asked for.
 *
 * @param after the `older` of the page before; null for the first. One that was tampered with counts as null.
 */
export const listPublicReports = openUseCase(
  'public.read',
  async ({ application }, after: string | null, filters: ListFilters = noFilters): Promise<PublicPage> => {
    const read = () => findCards(application, nothingAsked, filters, after)
    // Most readers ask for the first page and nothing else.
    const isFirst = readPlace(after) === null && writeListFilters(filters).size === 0
    return isFirst ? application.publicMemory.recall('first page', read) : searching(application, read)
  },
)

export type SearchPage = PublicPage & {
  /** Another spelling of what was typed, of words that there are. */
  suggestion: string | null
  /** What the search took the typed text for: one text, or several. */
  isAdvanced: boolean
}

/**
 * Approved reports that hold the term in one of the six searched fields, whatever its case and accents. With advanced
 * search: several words in any order, "phrases", -words, and a suggestion where nothing is found. A blank term asks for
 * nothing and gets nothing.
 */
export const searchPublicReports = useCase(
  'public.read',
  async ({ application, actor }, term: string, after: string | null, filters: ListFilters = noFilters) => {
    const isAdvanced = actor.kind === 'person' && hasFeature(actor.subscription, 'advanced-search')
    const typed = term.toWellFormed().slice(0, longestSearch).toWellFormed()
    const query = isAdvanced ? advancedQuery(typed) : plainQuery(typed)
    const nothing = { cards: [], older: null, lookedTo: null, count: { rows: 0, isExact: true } }
    if (query.needed.length === 0) return { ...nothing, suggestion: null, isAdvanced }
    const page = await searching(application, () => findCards(application, query, filters, after))
    const suggestion =
      isAdvanced && page.count.rows === 0 ? await suggestSpelling(application.database.queries, query) : null
    return { ...page, suggestion, isAdvanced }
  },
)

/** So that searches, however many, leave the connections of others alone. */
function searching<T>({ database }: Application, search: () => Promise<T>): Promise<T> {
  return database.inLane('searching', search)
}

async function findCards(
  application: Application,
  query: SearchQuery,
  filters: ListFilters,
  after: string | null,
): Promise<PublicPage> {
  const place = await placeAfter(application.database.queries, after, filters.order)
  const question = { query, filters, after: place }
  return findPage(application, question, pageLength, (reading, hits) =>
    presentCards(reading, hits, query.needed),
  )
}
