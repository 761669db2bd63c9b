import { addDays, type Day } from '../time/day-in-nigeria.ts'

/** For how many days the text of a report is kept that no one works on, by its status. An approved one has no period. */
export const daysOfReport = { pending: 180, rejected: 90, retracted: 365 } as const

export type EndingStatus = keyof typeof daysOfReport

/** How many days before its end a report is warned of, the earliest first. */
export const warnings = [30, 7, 1] as const

export type Warning = (typeof warnings)[number]

/** What the period of a report is counted from is at least this old when it is announced. */
export function daysUntilAnnounced(status: EndingStatus): number {
  return daysOfReport[status] + 1 - warnings[0]
}

/**
 * From which day on the text is deleted. Never sooner than the first warning leaves time for, also where the period was over before
 * anyone was warned.
 *
 * @param since the last day of activity, or the day of the decision
 */
export function endOf(status: EndingStatus, since: Day, today: Day): Day {
  const byPeriod = addDays(since, daysOfReport[status] + 1)
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
