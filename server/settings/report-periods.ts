import { type SettingName, settingRow } from '#domain/operating/site-settings.ts'
import { daysOfReport, type EndingStatus, type ReportPeriods } from '#domain/retention/report-ends.ts'

/** The settings of how long reports are kept, and which reports each is about. */
export const periodSettings = {
  waitingDays: 'pending',
  rejectedDays: 'rejected',
  retractedDays: 'retracted',
  originalDays: 'approved',
} as const satisfies Partial<Record<SettingName, EndingStatus>>

export type PeriodSetting = keyof typeof periodSettings

export function isPeriodSetting(name: SettingName): name is PeriodSetting {
  return Object.hasOwn(periodSettings, name)
}

/** Every value that a setting can have, the shortest period first. The usual one is the empty value. */
export function periodChoices(name: PeriodSetting): { value: string; days: number }[] {
  const values = ['', ...(settingRow(name).choices ?? [])]
  return values
    .map((value) => ({ value, days: daysIn(name, value) }))
    .toSorted((one, other) => one.days - other.days)
}

export function daysIn(name: PeriodSetting, value: string): number {
  return value === '' ? daysOfReport[periodSettings[name]] : Number(value)
}

/** For how many days the text of reports is kept. @param valueOfSetting empty where nothing is set */
export function periodsBy(valueOfSetting: (name: PeriodSetting) => string): ReportPeriods {
  const entries = Object.entries(periodSettings) as [PeriodSetting, EndingStatus][] // The table's own.
  const chosen = entries.map(([name, status]) => [status, daysIn(name, valueOfSetting(name))])
  return { ...daysOfReport, ...Object.fromEntries(chosen) }
}
