import { eq } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import {
  dueWarning,
  type EndingStatus,
  endOf,
  type Warning,
  warnings,
} from '#domain/retention/report-ends.ts'
import { type Day, dayInNigeria, daysBetween } from '#domain/time/day-in-nigeria.ts'
import { reportEndings, reports } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockReport, type StoredReport } from '#server/reports/report-queries.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { aboutSourceAct } from '#server/sources/about-source-act.ts'
import { eraseReport } from '#server/sources/erase-report.ts'
import { removeStored } from '#server/writing/attachments/discard-attachment.ts'
import { isStillDue, reportsToAnnounce } from './due-reports.ts'

/**
 * Announces which reports of this status will end, warns of them again, and erases those whose day has come. What was not announced is
 * never erased: a report whose period is over already is announced first.
 */
export async function endReports(application: Application, status: EndingStatus): Promise<void> {
  const { reportPeriods } = await siteNow(application)
  await announce(application, status, reportPeriods[status])
  await goThroughAnnounced(application, status)
}

async function announce(application: Application, status: EndingStatus, period: number): Promise<void> {
  const now = application.now()
  for (;;) {
    const found = await reportsToAnnounce(application.database.queries, status, { now, period })
    for (const { id } of found)
      await transact(application, async (unit) => {
        const report = await lockReport(unit.queries, { application, id, now })
        const [due] = await reportsToAnnounce(unit.queries, status, { now, period, among: id })
        if (!report || !due) return
        const endsOn = endOf(period, dayInNigeria(due.since), dayInNigeria(now))
        await unit.queries.insert(reportEndings).values({ reportId: id, endsOn, warned: warnings[0] })
        await warn(unit, report, { days: warnings[0], endsOn })
      })
    if (found.length === 0) return
  }
}

async function goThroughAnnounced(application: Application, status: EndingStatus): Promise<void> {
  const today = dayInNigeria(application.now())
  const rows = await application.database.queries
    .select({ id: reportEndings.reportId })
    .from(reportEndings)
    .innerJoin(reports, eq(reports.id, reportEndings.reportId))
    .where(eq(reports.status, status))
  for (const { id } of rows) {
    const files = await onAnnounced(application, { id, status }, async (unit, report) => {
      const [ending] = await unit.queries.select().from(reportEndings).where(eq(reportEndings.reportId, id))
      if (!ending) return []
      if (ending.endsOn <= today) return erase(application, unit, report)
      const warned = dueWarning(daysBetween(today, ending.endsOn), ending.warned)
      if (warned === null) return []
      await unit.queries.update(reportEndings).set({ warned }).where(eq(reportEndings.reportId, id))
      await warn(unit, report, { days: warned, endsOn: ending.endsOn })
      return []
    })
    if (files) await removeStored(application, files)
    else await takeBack(application, id, status)
  }
}

type Unit = Parameters<Parameters<typeof transact>[1]>[0]

/** Null where the report, now that it is held, has moved on. */
function onAnnounced<T>(
  application: Application,
  { id, status }: { id: string; status: EndingStatus },
  work: (unit: Unit, report: StoredReport) => Promise<T>,
): Promise<T | null> {
  return transact(application, async (unit) => {
    const now = application.now()
    const report = await lockReport(unit.queries, { application, id, now })
    return report && (await isStillDue(unit.queries, status, { now, id })) ? work(unit, report) : null
  })
}

async function erase(application: Application, unit: Unit, report: StoredReport): Promise<string[]> {
  const files = await eraseReport(application, unit.queries, report.row)
  await unit.record(clock, { kind: 'report.ended', ...aboutSourceAct(report, report.row.status) })
  return files
}

function warn(unit: Unit, report: StoredReport, detail: { days: Warning; endsOn: Day }): Promise<unknown> {
  const about = aboutSourceAct(report, report.row.status)
  return unit.record(clock, { kind: 'report.ending_announced', ...about, detail })
}

/** Something happened to it since: its period is counted again. */
async function takeBack(application: Application, id: string, status: EndingStatus): Promise<void> {
  await transact(application, async ({ queries }) => {
    const now = application.now()
    await lockReport(queries, { application, id, now })
    if (!(await isStillDue(queries, status, { now, id })))
      await queries.delete(reportEndings).where(eq(reportEndings.reportId, id))
  })
}
