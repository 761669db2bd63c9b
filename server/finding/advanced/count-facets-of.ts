import { type SQL, sql } from 'drizzle-orm'
import type { ListFilters } from '#domain/finding/list-filters.ts'
import type { SearchQuery } from '#domain/finding/search-query.ts'
import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import type { State } from '#domain/reports/places.ts'
import type { Sector } from '#domain/reports/sectors.ts'
import type { VerificationMethod } from '#domain/reports/verification.ts'
import type { Application } from '#server/kernel/application.ts'
import { collectHits } from '../search/collect.ts'
import type { Reading } from '../search/question.ts'
import { weighQuestion } from '../search/weigh.ts'

export type FacetValues = {
  kind: KindOfWrong
  sector: Sector
  state: State
  method: VerificationMethod
  rating: string
  year: string
  disputed: 'yes' | 'no'
}
export type FacetName = keyof FacetValues

/** How many of what a question finds there are of each value, the most first. */
export type FacetsOf = {
  counts: { [Name in FacetName]: { value: FacetValues[Name]; count: number }[] }
  /** How many were counted. */
  looked: number
  /** Whether that is all of them. */
  isWhole: boolean
}

/** More are not counted: the first of the order stand for the rest, and the page says so. */
export const mostCounted = 2_000

/** Counts what a question finds, so that a reader sees what a filter would leave before choosing it. */
export async function countFacetsOf(
  application: Application,
  query: SearchQuery,
  filters: ListFilters,
): Promise<FacetsOf> {
  return application.database.queries.transaction(
    async (reading) => {
      const weighed = await weighQuestion(application, reading, { query, filters, after: null })
      const { hits, lookedTo } = await collectHits(reading, weighed, {
        hits: mostCounted + 1,
        isCounting: false,
      })
      const ids = hits.slice(0, mostCounted).map(({ id }) => id)
      return {
        counts: await countsOf(reading, ids),
        looked: ids.length,
        isWhole: hits.length <= mostCounted && lookedTo === null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type Row = { facet: FacetName; value: string; count: number }

async function countsOf(reading: Reading, ids: readonly string[]): Promise<FacetsOf['counts']> {
  const { rows } = await reading.execute<Row>(sql`
    with found as (
      select d.kind as entry, d.wrong_kind, d.sector, d.state, d.credibility, d.listed_at, d.is_there,
        p.verification_method, p.disputed_on
      from (select d.id, d.kind, d.wrong_kind, d.sector, d.state, d.credibility, d.listed_at, d.doc is not null as is_there
        from search_docs d where ${isAsked('d.id', ids)}) d
      left join (select p.report_id, p.verification_method, p.disputed_on from public_reports p
        where ${isAsked('p.report_id', ids)}) p on p.report_id = d.id)
    select facet, value, count(*)::int as count from found
    cross join lateral (values
      ('kind', wrong_kind), ('sector', sector), ('state', state), ('method', verification_method),
      ('rating', case when credibility >= 1 then floor(credibility)::int::text end),
      ('year', to_char(listed_at at time zone 'Africa/Lagos', 'YYYY')),
      ('disputed', case when entry = 'report' and is_there then
        case when disputed_on is null then 'no' else 'yes' end end)
    ) facets (facet, value)
    where value is not null group by facet, value order by count desc, value`)
  const of = <Name extends FacetName>(name: Name) =>
    rows
      .filter(({ facet }) => facet === name)
      // The columns hold what the types of the domain list.
      .map(({ value, count }) => ({ value: value as FacetValues[Name], count }))
  return {
    ...{ kind: of('kind'), sector: of('sector'), state: of('state'), method: of('method') },
    ...{ rating: of('rating'), year: of('year'), disputed: of('disputed') },
  }
}

/** Of each table apart: where the index is on several servers, they send no more than these rows. */
function isAsked(column: string, ids: readonly string[]): SQL {
  return sql`${sql.raw(column)} = any(${sql.param([...ids])}::uuid[])`
}
