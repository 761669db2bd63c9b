import { type ListFilters, noFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { readNumber } from '#domain/finding/search-number.ts'
import {
  asksNothing,
  longestSearch,
  nothingAsked,
  readSearch,
  type SearchQuery,
} from '#domain/finding/search-query.ts'
import { frozen } from '#domain/frozen.ts'
import { readPlace } from '#server/database/cursor.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase, useCase } from '#server/kernel/use-case.ts'
import { type PublicCard, presentCards } from './present-cards.ts'
import { type Found, findPage } from './search/find.ts'
import { findByNumber } from './search/find-by-number.ts'
import { placeAfter } from './search/place-after.ts'
import { suggestSpelling } from './search/suggest-spelling.ts'

export const pageLength = 20

export type PublicPage = Found<PublicCard>

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
    return isFirst
      ? application.publicMemory.recall('first page', async () => frozen(await read()))
      : searching(application, read)
  },
)

export type SearchPage = PublicPage & {
  /** What has the number that was typed, or the part of one. Shown above everything else. */
  byNumber: PublicCard[]
  /** What was looked for in place of what was typed, where no public report has a word of it. Null where nothing was replaced. */
  correctedTo: string | null
}

/**
 * Approved reports that hold every typed word in one of the six searched fields, in any order, whatever its case and accents,
 * and in other spellings of a name; "phrases" as they are, and no -words. A number finds its report, also a retracted one.
 * Where nothing is found because a word is in no report, the nearest word that there is takes its place. A blank term asks
 * for nothing and gets nothing.
 */
export const searchPublicReports = useCase(
  'public.read',
  async (
    { application },
    term: string,
    after: string | null,
    filters: ListFilters = noFilters,
  ): Promise<SearchPage> => {
    const typed = term.toWellFormed().slice(0, longestSearch).toWellFormed()
    const query = readSearch(typed)
    if (asksNothing(query)) return { ...emptyPage, byNumber: [], correctedTo: null }
    return searching(application, async () => {
      const { queries } = application.database
      const numbers = after === null ? await findByNumber(queries, readNumber(typed)) : []
      const byNumber = await presentCards(queries, numbers, [])
      const page = await findCards(application, query, filters, after)
      if (page.count.rows > 0 || byNumber.length > 0) return { ...page, byNumber, correctedTo: null }
      const correctedTo = await suggestSpelling(queries, query, page.terms)
      if (correctedTo === null) return { ...page, byNumber, correctedTo }
      const corrected = await findCards(application, readSearch(correctedTo), filters, after)
      return { ...corrected, byNumber, correctedTo }
    })
  },
)

const emptyPage: PublicPage = {
  ...{ cards: [], older: null, lookedTo: null, terms: [] },
  count: { rows: 0, isExact: true },
}

/** So that searches, however many, leave the connections of others alone. */
function searching<T>({ database }: Application, search: () => Promise<T>): Promise<T> {
  return database.inLane('searching', search)
}

/** One page of the list. @param length how many rows it has at most */
export async function findCards(
  application: Application,
  query: SearchQuery,
  filters: ListFilters,
  after: string | null,
  length = pageLength,
): Promise<PublicPage> {
  const place = await placeAfter(application.database.queries, after, filters.order)
  const question = { query, filters, after: place }
  return findPage(application, question, length, (reading, hits, terms) =>
    presentCards(
      reading,
      hits,
      terms.flatMap(({ text, spellings }) => [text, ...spellings]),
    ),
  )
}
