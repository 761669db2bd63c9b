import { sql } from 'drizzle-orm'
import { offices } from '#domain/reports/offices.ts'
import { dayOfMoment } from '#server/database/day-in-sql.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * Makes the sums of the charts again from what is public now. A report that was retracted, corrected or disputed meanwhile is counted
 * as it is now. An office that was typed and is not among those offered is counted as 'other': a rare one could point to a person.
 */
export async function sumPublicReports({ database }: Application): Promise<void> {
  const day = (column: string) => sql.raw(dayOfMoment(column))
  await database.queries.transaction(async (queries) => {
    await queries.execute(sql`lock table daily_public_sums in exclusive mode`)
    await queries.execute(sql`delete from daily_public_sums`)
    await queries.execute(sql`
      insert into daily_public_sums (day, property, value, reports)
      select ${day('p.published_at')}, property, value, count(*)::int
      from public_reports p
      cross join lateral (values
        ('all', 'all'), ('sector', p.sector), ('state', p.state), ('kind', p.wrong_kind),
        ('office', case when p.position = any(${sql.param([...offices])}::text[]) then p.position else 'other' end),
        ('method', p.verification_method),
        ('rating', case when p.credibility_rating >= 1 then floor(p.credibility_rating)::int::text else 'none' end),
        ('disputed', case when p.disputed_on is null then 'no' else 'yes' end),
        ('corrected', case when p.corrected_at is null then 'no' else 'yes' end)
      ) properties (property, value)
      where p.status = 'approved' and value is not null
      group by 1, 2, 3`)
  })
}
