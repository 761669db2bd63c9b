import { and, inArray, isNull } from 'drizzle-orm'
import type { ReportText } from '#domain/reports/fields.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportRow } from '#server/reports/report-queries.ts'
import { textOpener } from '#server/reports/text-opener.ts'
import { SealBroken } from '#server/sealing/sealing.ts'

type WithRow = { row: ReportRow }

/**
 * Opens the reports of a page of the queue. A source can erase a report after its row was read and before its key is: that one is left
 * out.
 *
 * @throws SealBroken for one that cannot be opened and is not erased
 */
export async function openQueued<Queued extends WithRow>(
  application: Application,
  queued: readonly Queued[],
): Promise<{ report: Queued; words: ReportText }[]> {
  const rows = queued.map(({ row }) => row)
  const open = await textOpener(application, application.database.queries, rows)
  const broken: { id: string; error: SealBroken }[] = []
  const opened = queued.flatMap((report) => {
    try {
      return [{ report, words: open(report.row) }]
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error
      broken.push({ id: report.row.id, error })
      return []
    }
  })
  const kept = await stillThere(
    application,
    broken.map(({ id }) => id),
  )
  for (const { id, error } of broken) if (kept.has(id)) throw error
  return opened
}

async function stillThere({ database }: Application, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database.queries
    .select({ id: reports.id })
    .from(reports)
    .where(and(inArray(reports.id, [...ids]), isNull(reports.erasedOn)))
  return new Set(rows.map(({ id }) => id))
}
