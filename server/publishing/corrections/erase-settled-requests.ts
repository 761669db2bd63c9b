import { sql } from 'drizzle-orm'
import { startOfDate } from '#server/database/day-in-sql.ts'
import type { Application } from '#server/kernel/application.ts'

/** Erases the requests that were settled at `limit` or before, with their keys and codes. What is public of them stays. */
export async function eraseSettledRequests(
  { database }: Application,
  { limit }: { limit: Date },
): Promise<void> {
  await database.queries.execute(sql`
    delete from correction_requests request using (
      select r.id, least(
        ${sql.raw(startOfDate('r.withdrawn_on'))},
        case d.decision when 'refused' then d.decided_at end,
        c.published_at,
        p.retracted_at) as settled_at
      from correction_requests r
      join public_reports p on p.report_id = r.report_id
      left join correction_request_decisions d on d.request_id = r.id
      left join public_corrections c on c.dispute_id = d.dispute_id
    ) settled
    where settled.id = request.id and settled.settled_at <= ${limit.toISOString()}`)
}
