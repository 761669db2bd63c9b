import { expect, test } from 'vitest'
import { days, minutes, seconds } from '../time/durations.ts'
import { alarmsOf, type MachineState } from './alarms.ts'

const quiet: MachineState = {
  now: new Date('2026-11-21T09:00:00Z'),
  clocksApart: seconds(2),
  sealedDay: '2026-11-20',
  mail: { late: seconds(3), tries: 1 },
  otherJobs: { late: 0, tries: 0 },
  certificateUntil: null,
  searchUntil: null,
}

test('a site that works rings nothing', () => {
  expect(alarmsOf(quiet)).toEqual([])
})

test.each([
  ['clock', { clocksApart: minutes(2) }],
  ['log', { sealedDay: '2026-11-19' }],
  ['jobs', { otherJobs: { late: minutes(31), tries: 1 } }],
  ['jobs', { otherJobs: { late: 0, tries: 4 } }],
  ['mail', { mail: { late: minutes(31), tries: 0 } }],
  ['search', { searchUntil: new Date('2026-11-21T09:00:00Z') }],
  ['certificate', { certificateUntil: new Date('2026-12-01T00:00:00Z') }],
] as const)('%s rings alone for its own fault', (alarm, fault) => {
  expect(alarmsOf({ ...quiet, ...fault })).toEqual([alarm])
})

test('a certificate that is good for weeks, and one that was not looked at, ring nothing', () => {
  const certificateUntil = new Date(quiet.now.getTime() + days(15))
  expect(alarmsOf({ ...quiet, certificateUntil })).toEqual([])
})

test('a search on several servers that agreed a day ago rings nothing', () => {
  const searchUntil = new Date(quiet.now.getTime() + days(2))
  expect(alarmsOf({ ...quiet, searchUntil })).toEqual([])
})

test('until two in the morning the log has time to seal the day before', () => {
  const state = { ...quiet, sealedDay: '2026-11-19' }
  expect(alarmsOf({ ...state, now: new Date('2026-11-21T00:59:00Z') })).toEqual([])
  expect(alarmsOf({ ...state, now: new Date('2026-11-21T01:01:00Z') })).toEqual(['log'])
  expect(alarmsOf({ ...quiet, sealedDay: null })).toEqual([])
})
