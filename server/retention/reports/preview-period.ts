import { and, eq, inArray, isNull } from 'drizzle-orm'
import { warnings } from '#domain/retention/report-ends.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries } from '#server/database/open-database.ts'
import { reportEndings, reports } from '#server/database/schema.ts'
import { daysIn, type PeriodSetting, periodChoices, periodSettings } from '#server/settings/report-periods.ts'
import { countToAnnounce, mostCounted } from './due-reports.ts'

/** A count for a page. Above `mostCounted` it says “more than”. */
export type Bounded = { count: number; isMore: boolean }

/** What a period would do to reports that are here already. */
export type PeriodEffect = {
  /** As the setting has it: empty for the usual period. */
  value: string
  /** Announced with the next sweep. */
  tonight: Bounded
  /** Announced within 30 nights after that, where nothing happens to them. */
  later: Bounded
}

export type PeriodPreview = {
  /** Announced already. Their day stays, whatever is chosen. */
  announced: number
  /** The first day on which what is announced tonight can be deleted. */
  firstDay: Day
  effects: PeriodEffect[]
}

type Asking = { queries: Queries; now: Date }

/** What each choice of a setting would do, the shortest period first. */
export async function previewPeriods(asking: Asking, name: PeriodSetting): Promise<PeriodPreview> {
  return preview(asking, name, periodChoices(name))
}

/** What one value of a setting would do. @param value empty for the usual period */
export async function previewValue(
  asking: Asking,
  name: PeriodSetting,
  value: string,
): Promise<PeriodPreview> {
  return preview(asking, name, [{ value, days: daysIn(name, value) }])
}

async function preview(
  { queries, now }: Asking,
  name: PeriodSetting,
  choices: readonly { value: string; days: number }[],
) {
  const status = periodSettings[name]
  const ofStatus = queries
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.status, status), isNull(reports.erasedOn)))
  const announced = await queries.$count(reportEndings, inArray(reportEndings.reportId, ofStatus))
  const effects: PeriodEffect[] = []
  for (const { value, days: period } of choices) {
    const tonight = await countToAnnounce(queries, status, { now, period, within: 0 })
    const within = await countToAnnounce(queries, status, { now, period, within: warnings[0] })
    effects.push({ value, tonight: bounded(tonight), later: bounded(within - tonight) })
  }
  const firstDay = addDays(dayInNigeria(now), warnings[0])
  return { announced, firstDay, effects }
}

function bounded(count: number): Bounded {
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted }
}
