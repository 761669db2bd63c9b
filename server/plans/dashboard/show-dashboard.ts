import { and, eq, sql } from 'drizzle-orm'
import type { AlertRhythm } from '#domain/finding/saved-search.ts'
import { reportsPerMonth, startOfReportingMonth } from '#domain/plans/limits.ts'
import type { Tier } from '#domain/plans/plans.ts'
import { type ShownStatus, shownStatus } from '#domain/reports/shown-status.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { reports } from '#server/database/schema.ts'
import { listSavedSearches } from '#server/finding/saved/list-saved-searches.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { told } from '#server/reports/told.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { showOwnPlan } from '../show-own-plan.ts'
import { type Usage, usageOf } from '../usage/count-use.ts'
import { type Kept, keptOf } from '../usage/kept-of.ts'
import { type StepTimes, stepsOfOwnReports } from './steps-of-own-reports.ts'

export type Dashboard = {
  /** Own reports by status as readers are told it, without those that have none. */
  byStatus: { status: ShownStatus; reports: number }[]
  /** How many were sent this month, and how many may be; null for no limit. */
  thisMonth: { sent: number; most: number | null }
  steps: StepTimes
  /** Own reports about which staff wrote last, by number. */
  asked: { id: string; referenceNumber: string }[]
  searches: { id: string; name: string; news: number; alert: AlertRhythm }[]
  usage: Usage[]
  kept: Kept[]
  plan: { tier: Tier; lastDay: Day | null }
}

/**
 * What an account has here, in one look. All of it is its own.
 *
 * @throws SignInNeeded, RuleBroken 'not-in-plan'
 */
export const showDashboard = useCase('dashboard.see', async ({ application, actor }): Promise<Dashboard> => {
  const [byStatus, sent, steps, asked, { searches }, usage, kept, plan] = await Promise.all([
    countByStatus(application, actor.id),
    countThisMonth(application, actor.id),
    stepsOfOwnReports(application, actor.id),
    askedOf(application, actor.id),
    listSavedSearches(application, actor),
    usageOf(application, actor),
    keptOf(application, actor),
    showOwnPlan(application, actor),
  ])
  const most = reportsPerMonth(actor.subscription)
  return {
    ...{ byStatus, steps, asked, usage, kept },
    thisMonth: { sent, most: Number.isFinite(most) ? most : null },
    searches: searches.map(({ id, name, news, alert }) => ({ id, name, news, alert })),
    plan: { tier: plan.tier, lastDay: plan.lastDay },
  }
})

function ownReports(application: Application, ownerId: string) {
  return eq(reports.ownerMark, markOf(application, 'reports', ownerId))
}

async function countByStatus(application: Application, ownerId: string): Promise<Dashboard['byStatus']> {
  const rows = await application.database.queries
    .select({ status: reports.status, ...told, reports: sql<number>`count(*)::int` })
    .from(reports)
    .where(ownReports(application, ownerId))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(reports.status)
  const counts = new Map<ShownStatus, number>()
  for (const { status, reports: counted, ...of } of rows) {
    const shown = shownStatus(status, of)
    counts.set(shown, (counts.get(shown) ?? 0) + counted)
  }
  return [...counts].map(([status, counted]) => ({ status, reports: counted }))
}

async function countThisMonth(application: Application, ownerId: string): Promise<number> {
  const since = startOfReportingMonth(application.now()).toISOString()
  return application.database.queries.$count(
    reports,
    and(ownReports(application, ownerId), sql`${reports.createdAt} >= ${since}::timestamptz`),
  )
}

const mostAsked = 20

async function askedOf(application: Application, ownerId: string): Promise<Dashboard['asked']> {
  return application.database.queries
    .select({ id: reports.id, referenceNumber: reports.referenceNumber })
    .from(reports)
    .where(
      and(
        ownReports(application, ownerId),
        sql`${reports.erasedOn} is null`,
        // Written out: a column handed in here would lose its table's name.
        sql`(select m.side from conversation_messages m join conversations c on c.id = m.conversation_id
          where c.report_id = reports.id and c.kind = 'source' order by m.number desc limit 1) = 'staff'`,
      ),
    )
    .orderBy(reports.referenceNumber)
    .limit(mostAsked)
}
