import { inArray } from 'drizzle-orm'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import type { ReportRow } from '#server/reports/report-queries.ts'
import { textOpener } from '#server/reports/text-opener.ts'

export type OpenedReport = { row: ReportRow; words: ReportText }

/**
 * The words of several reports, for comparing them. A person who is shown one must also be able to reach it. One that cannot be opened is
 * left out, so that it does not keep the others from being found.
 */
export async function openMany(
  application: Application,
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<OpenedReport[]> {
  const rows = await queries
    .select()
    .from(reports)
    .where(inArray(reports.id, [...ids]))
  const open = await textOpener(application, queries, rows)
  return rows.flatMap((row) => {
    try {
      return [{ row, words: open(row) }]
    } catch (error) {
      application.log.warn({ fault: describeFault(error) }, 'a report could not be opened to be compared')
      return []
    }
  })
}
