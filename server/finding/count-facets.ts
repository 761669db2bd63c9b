import { sql } from 'drizzle-orm'
import { type KindOfWrong, kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { states } from '#domain/reports/places.ts'
import { type Sector, sectors } from '#domain/reports/sectors.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

/** How many public reports there are of each kind of wrong, each sector and each state that has any, the most first. */
export type FacetCounts = {
  kinds: { value: KindOfWrong; count: number }[]
  sectors: { value: Sector; count: number }[]
  states: { value: (typeof states)[number]; count: number }[]
}

/** Counted once, and again when something public changes. Convictions are no reports and are left out. */
export const countFacets = openUseCase(
  'public.read',
  ({ application }): Promise<FacetCounts> =>
    application.publicMemory.recall('facet counts', async () => {
      const { rows } = await application.database.queries.execute<{ facet: string; reports: number }>(sql`
        select facet, sum(ndoc)::int as reports from (
          select facet, ndoc from search_facets where facet like 'wrong:%' or facet like 'sector:%' or facet like 'state:%'
          union all
          select 'state:' || state, -count(*) from search_docs where archive_reference is not null group by state
        ) counted group by facet having sum(ndoc) > 0`)
      const counts = new Map(rows.map(({ facet, reports }) => [facet, reports]))
      return {
        kinds: countsOf(kindsOfWrong, 'wrong', counts),
        sectors: countsOf(sectors, 'sector', counts),
        states: countsOf(states, 'state', counts),
      }
    }),
)

function countsOf<Value extends string>(
  values: readonly Value[],
  kind: 'wrong' | 'sector' | 'state',
  counts: ReadonlyMap<string, number>,
): { value: Value; count: number }[] {
  return values
    .flatMap((value) => {
      const count = counts.get(`${kind}:${value}`)
      return count ? [{ value, count }] : []
    })
    .toSorted((one, other) => other.count - one.count)
}
