import { readListFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { isOfBuilder, joinParts, type SearchParts } from '#domain/finding/search-parts.ts'
import { longestSearch } from '#domain/finding/search-query.ts'
import { withWholeDays } from '../../shell/days/typed-days.ts'

/** What an address of the builder asks for. With the fields of the form in it, `isForm`: then it has a shorter one. */
export function askedBy(searchParams: URLSearchParams) {
  const narrowing = readListFilters(new URLSearchParams(withWholeDays(searchParams)))
  const given = [...searchParams].filter(([name]) => isOfBuilder(name))
  // Of the names that the builder has, by the check above.
  const parts = Object.fromEntries(given) as Partial<SearchParts>
  const typed = clean(given.length > 0 ? joinParts(parts) : (searchParams.get('q') ?? ''))
  const term = typed.slice(0, longestSearch).toWellFormed().trim()
  const query = writeListFilters(narrowing.filters)
  if (term !== '') query.set('q', term)
  if (typed.length > term.length || searchParams.has('cut')) query.set('cut', 'yes')
  return { narrowing, term, query, isForm: given.length > 0, isCut: query.has('cut') }
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim()
}
