import { expect, test } from 'vitest'
import { settingsIn } from '#domain/operating/site-settings.ts'
import { daysOfReport, daysUntilAnnounced, endingStatuses } from '#domain/retention/report-ends.ts'
import {
  daysIn,
  isPeriodSetting,
  type PeriodSetting,
  periodChoices,
  periodSettings,
  periodsBy,
} from './report-periods.ts'

const names = Object.keys(periodSettings) as PeriodSetting[]

test('each setting of a period is about the reports of one status, and each status has one', () => {
  expect(settingsIn('keeping').toSorted()).toEqual(names.toSorted())
  expect(settingsIn('keeping').every(isPeriodSetting)).toBe(true)
  expect(Object.values(periodSettings).toSorted()).toEqual(endingStatuses.toSorted())
})

test.each(names)(
  'the end of each period of %s can be announced in time, and none is the usual one',
  (name) => {
    const lengths = periodChoices(name).map(({ days }) => days)
    for (const length of lengths) expect(daysUntilAnnounced(length)).toBeGreaterThan(0)
    expect(new Set(lengths).size).toBe(lengths.length)
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
    expect(daysIn(name, '')).toBe(daysOfReport[periodSettings[name]])
  },
)

test('what is set counts, and what is not is as usual', () => {
  expect(periodsBy(() => '')).toEqual(daysOfReport)
  expect(periodsBy((name) => (name === 'rejectedDays' ? '30' : ''))).toEqual({
    ...daysOfReport,
    rejected: 30,
  })
})
