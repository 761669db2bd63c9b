import type { ReportStanding } from '../reports/report.ts'
import { type Staff, twoPeople } from '../reports/two-people.ts'
import type { Status } from '../reports/workflow.ts'
import { claimPeriod } from '../retention/periods.ts'
import { after, hours } from '../time/durations.ts'

/**
 * A claim runs out by itself, so that no one blocks a report by leaving. Two days: long enough to look at a register in another
 * town, short enough that what was taken on a Friday evening is free on Monday morning. A new claim starts the time again.
 */
export const claimHours = claimPeriod / hours(1)

/** Where there is work that two people could do at once. */
const claimableStatuses: readonly Status[] = ['pending', 'approved']

export function claimEnd(from: Date): Date {
  return after(from, claimPeriod)
}

/** Why this member of staff cannot claim the report now, though they may handle it; null where they can. */
export function claimRefusal(
  report: ReportStanding,
  personId: string,
  staff: Staff,
): 'step-not-possible' | 'claim-passes-on' | null {
  if (!claimableStatuses.includes(report.status)) return 'step-not-possible'
  // Who alone has verified it would keep it from those who could approve it.
  const hasVerified = report.verifierIds.includes(personId)
  const waitsForAnother =
    report.status === 'pending' &&
    hasVerified &&
    twoPeople(report, personId, staff) === 'second-person-needed'
  return waitsForAnother ? 'claim-passes-on' : null
}
