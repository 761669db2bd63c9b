import { sql } from 'drizzle-orm'
import { before, days } from '#domain/time/durations.ts'
import { startOfDate } from '#server/database/day-in-sql.ts'
import type { Application } from '#server/kernel/application.ts'

/** A request is erased, its key and its code with it, so many days after it was settled. What is public of it stays. */
export const requestsLiveForDays = 90

export async function eraseSettledRequests({ database, now }: Application): Promise<void> {
  const oldest = before(now(), days(requestsLiveForDays)).toISOString()
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
    where settled.id = request.id and settled.settled_at < ${oldest}`)
}
