import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PaidTier, Tier } from '#domain/plans/plans.ts'
import type { PlanNews } from '#domain/plans/renewals.ts'
import { daysPastDue } from '#domain/retention/periods.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'

// Written out: a column of drizzle's loses its table's name in a query on one table, and would then mean another.

/** Of `plan_periods t`: the period covers this day in Nigeria. */
export function coversDay(today: SQLWrapper | string): SQL {
  return sql`t.starts_on <= ${today}::date and coalesce(t.ended_on, t.ends_on) > ${today}::date`
}

/**
 * Columns for a query on accounts: see `PlanTime`.
 *
 * @param account the account's number, with the name of its table
 * @param today a day in Nigeria
 */
export function planTimeOf(account: SQL, today: SQLWrapper | string) {
  return {
    // A seat runs beside the person's own time, and the higher tier counts: by the alphabet, Enterprise comes before Premium.
    running: sql<PaidTier | null>`(select t.tier from plan_periods t
      where t.holder_id = ${account} and ${coversDay(today)}
      order by t.tier limit 1)`,
    hadTime: sql<boolean>`exists (select from plan_periods t where t.holder_id = ${account})`,
    isPastDue: sql<boolean>`exists (select from renewals r where r.holder_id = ${account}
      and r.tries > 0 and r.ends_on <= ${today}::date and r.ends_on + ${daysPastDue}::int > ${today}::date)`,
  }
}

/** As `planNewsOf` says it: one answer for both is tested. Null without a renewal. */
export function planNewsColumn(account: SQL, today: SQLWrapper | string): SQL<PlanNews | null> {
  return sql<PlanNews | null>`(select case
      when r.tries > 1 or (r.tries = 1 and tried.state is distinct from 'started') then 'renewal-failed'
      when r.card_expires <= to_char(${today}::date, 'YYYY-MM') then 'card-expires' end
    from renewals r left join payments tried on tried.reference = r.reference where r.holder_id = ${account})`
}

/** As `planNewsColumn`, unless the person chose not to be told in the app. */
export function shownPlanNews(account: SQL, today: SQLWrapper | string): SQL<PlanNews | null> {
  return sql<PlanNews | null>`case when not exists (select from notification_preferences c
    where c.user_id = ${account} and c.wishes -> 'plan_news' ->> 'app' = 'false')
    then ${planNewsColumn(account, today)} end`
}

/** The first day that counts, and the first that no longer does. */
export type CountedDays = { holderId: string; from: Day; until: Day }

/**
 * The time of these tiers that each account had, and the days in Nigeria that count for what was sent on them. Time that was paid for
 * counts from its first day on. What another person can give (a voucher, a grant, a seat) counts from its second day on, so that a gift
 * reaches nothing that was there before it. A day on which time ended early counts whole, for the same reason.
 *
 * @param since time that ended before this day is not asked for
 */
export async function listCountedDays(
  { database }: Pick<Application, 'database'>,
  tiers: readonly Tier[],
  since: Day,
): Promise<CountedDays[]> {
  const { rows } = await database.queries.execute<CountedDays>(sql`
    select t.holder_id as "holderId", (t.starts_on + case t.source when 'payment' then 0 else 1 end)::text as "from",
      least(t.ended_on + 1, t.ends_on)::text as "until"
    from plan_periods t
    where t.tier = any(${sql.param([...tiers])}::text[]) and coalesce(t.ended_on, t.ends_on) >= ${since}::date`)
  return rows
}
