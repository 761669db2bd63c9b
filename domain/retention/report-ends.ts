import { addDays, type Day } from '../time/day-in-nigeria.ts'

/**
 * For how many days the text of a report is kept that no one works on, by its status. Of an approved one this is the original: what is public
 * of it stays. Two people can choose another period: see `site-settings.ts`.
 */
export const daysOfReport = { pending: 180, rejected: 90, retracted: 365, approved: 1095 } as const

export type EndingStatus = keyof typeof daysOfReport
export const endingStatuses = Object.keys(daysOfReport) as EndingStatus[] // The table's own keys.

/** The periods that count now. */
export type ReportPeriods = Readonly<Record<EndingStatus, number>>

/** How many days before its end a report is warned of, the earliest first. */
export const warnings = [30, 7, 1] as const

export type Warning = (typeof warnings)[number]

/** What a period of so many days is counted from is at least this old when the end is announced. */
export function daysUntilAnnounced(period: number): number {
  return period + 1 - warnings[0]
}

/**
 * From which day on the text is deleted. Never sooner than the first warning leaves time for, also where the period was over before
 * anyone was warned.
 *
 * @param since the last day of activity, or the day of the decision
 */
export function endOf(period: number, since: Day, today: Day): Day {
  const byPeriod = addDays(since, period + 1)
  const byWarning = addDays(today, warnings[0])
  // Days of this form sort in the order of time.
  return [byPeriod, byWarning].toSorted()[1] ?? byPeriod
}

/** The warning that is due, where the one before it was given. Null: none is. */
export function dueWarning(daysLeft: number, warned: Warning): Warning | null {
  const due = warnings.findLast((each) => daysLeft <= each)
  return due !== undefined && due < warned ? due : null
}

/** Why a report that waits is kept longer. A list, because a free text would be about the report and would stay. */
export const keepingReasons = [
  'being-checked',
  'waiting-for-papers',
  'waiting-for-source',
  'too-few-people',
] as const
export type KeepingReason = (typeof keepingReasons)[number]

/** For how many days a legal hold keeps a report. It can be set again before it ends. */
export const holdLengths = [90, 180, 365] as const
