import { sql } from 'drizzle-orm'
import type { SecondStepState } from '#domain/people/second-step-state.ts'
import type { Queries } from '#server/database/open-database.ts'
import { passkeys, profiles, totpFactors } from '#server/database/people-schema.ts'
import { reportDecisions, reportVerifications } from '#server/database/schema.ts'

const hasApp = sql`exists (select 1 from ${totpFactors} where ${totpFactors.userId} = ${profiles.id}
  and ${totpFactors.activatedAt} is not null)`
const hasPasskey = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${profiles.id})`

/** For a query on `profiles`. */
export const stateOfSecondStep = sql<SecondStepState>`case
  when ${hasApp} and ${hasPasskey} then 'both' when ${hasApp} then 'app' when ${hasPasskey} then 'passkey' else 'none' end`

/** On how many reports each of them worked: verified or decided. Those with none are left out. */
export async function reportsHandledBy(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const asked = sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
  const { rows } = await queries.execute<{ person: string; reports: number }>(sql`
    select person, count(distinct report)::int as reports from (
      select verifier_id as person, report_id as report from ${reportVerifications} where verifier_id in ${asked}
      union all
      select decided_by, report_id from ${reportDecisions} where decided_by in ${asked}
    ) as handled group by person`)
  return new Map(rows.map(({ person, reports }) => [person, reports]))
}
