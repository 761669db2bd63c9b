import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { reports } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockReport } from '#server/reports/report-queries.ts'
import { removeStored } from '#server/writing/attachments/discard-attachment.ts'
import { aboutSourceAct } from './about-source-act.ts'
import { eraseReport } from './erase-report.ts'

/** Erases the reports that were withdrawn before the day of `limit`. */
export async function eraseWithdrawn(application: Application, { limit }: { limit: Date }): Promise<void> {
  const due = await application.database.queries
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        isNotNull(reports.withdrawnOn),
        isNull(reports.erasedOn),
        lt(reports.withdrawnOn, dayInNigeria(limit)),
      ),
    )
  for (const { id } of due) await removeStored(application, await erase(application, id))
}

function erase(application: Application, id: string): Promise<string[]> {
  return transact(application, async (unit) => {
    const report = await lockReport(unit.queries, { application, id, now: application.now() })
    if (!report || report.row.erasedOn !== null) return []
    const files = await eraseReport(application, unit.queries, report.row)
    await unit.record(clock, { kind: 'report.erased', ...aboutSourceAct(report, report.row.status) })
    return files
  })
}
