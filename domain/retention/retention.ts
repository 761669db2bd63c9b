import { days, lengthInWords } from '../time/durations.ts'
import { accountsKept } from './accounts-kept.ts'
import type { Ending, Kept } from './kept.ts'
import { papersKept } from './papers-kept.ts'
import type { EndingStatus, ReportPeriods } from './report-ends.ts'
import { reportEndsKept } from './report-ends-kept.ts'
import { reportsKept } from './reports-kept.ts'
import { siteKept } from './site-kept.ts'

/**
 * Everything that is held, and how long. The sweep obeys this table, and the privacy page prints it; a test looks for tables
 * of the database that are missing here.
 */
export const retention = {
  ...accountsKept,
  ...reportsKept,
  ...papersKept,
  ...reportEndsKept,
  ...siteKept,
} as const

export type KeptName = keyof typeof retention

/** What has a period. */
export type EndingName = {
  [Name in KeptName]: (typeof retention)[Name]['ends'] extends Ending ? Name : never
}[KeptName]

export const endingNames = (Object.keys(retention) as KeptName[]).filter(
  (name): name is EndingName => retention[name].ends !== null,
)

/** The period of something, for a sentence that says it. */
export function daysKept(name: EndingName): number {
  return retention[name].ends.after / days(1)
}

/** What the table calls the end of reports with this status. */
export const endingOfStatus = {
  pending: 'report that waits',
  rejected: 'rejected report',
  retracted: 'retracted report',
  approved: 'original of a public report',
} as const satisfies Record<EndingStatus, EndingName>

/** How long what a table holds is kept, for the privacy page. @param periods of reports, as they count now */
export function keptInTable(table: string, periods: ReportPeriods): string {
  const chosen = new Map<string, number>(
    Object.entries(endingOfStatus).map(([status, name]) => [name, periods[status as EndingStatus]]),
  )
  return Object.entries<Kept>(retention)
    .filter(([, { tables }]) => tables.includes(table))
    .flatMap(([name, { kept, ends }]) => {
      if (kept === null) return []
      const own = chosen.get(name)
      return [kept.replace('{period}', lengthInWords(own === undefined ? (ends?.after ?? 0) : days(own)))]
    })
    .join(' ')
}
