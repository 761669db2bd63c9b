import { expect, test } from 'vitest'
import { formerPersonEvent, splitEvent } from './logged-columns.ts'

const occurred = { occurred_at: '2026-11-21T09:00:00+00:00' }

test('an event of a report is told to the log as before events had other subjects', () => {
  const { content, personal } = splitEvent(
    row({ ...reportEvent, subject_kind: 'report', actor_kind: 'person', actor_id: 'bola' }),
  )
  expect(content).toEqual([
    ['detail', '{}'],
    ['id', '7'],
    ['kind', 'report.rejected'],
    ['occurred_at', '2026-11-21T09:00:00+00:00'],
    ['report_id', 'the-report'],
    ['status_to', 'rejected'],
  ])
  expect(personal).toEqual([['actor_id', 'bola']])
})

test.each([
  { subject_kind: 'person' },
  { actor_kind: 'clock' },
  { former_id: '7' },
  { status_from: 'pending' },
])('what is not meant without being said is said: %j', (changed) => {
  const before = row({ ...reportEvent, subject_kind: 'report', actor_kind: 'person', actor_id: 'bola' })
  const after = new Map([...before, ...Object.entries(changed)])
  expect(splitEvent(after)).not.toEqual(splitEvent(before))
})

test('an event of a person names that person among the columns that can be forgotten', () => {
  const event = { kind: 'person.suspended', subject_kind: 'person', subject_id: 'hauwa' }
  const { personal } = splitEvent(
    row({ ...event, id: '8', actor_kind: 'person', actor_id: 'dami', ...occurred }),
  )
  expect(personal).toEqual([
    ['actor_id', 'dami'],
    ['subject_id', 'hauwa'],
  ])
})

const former = {
  ...{ id: '41', former_id: '2', kind: 'person.role-changed', subject_kind: 'person', subject_id: 'hauwa' },
  ...{ actor_kind: 'person', actor_id: 'dami', ...occurred },
  detail: '{"roleFrom": "reporter", "roleTo": "observer"}',
}

test('a former row of the people’s events is told under its first number, with its first columns', () => {
  expect(formerPersonEvent(row(former))).toEqual({
    content: [
      ['id', '2'],
      ['kind', 'person.role-changed'],
      ['occurred_at', '2026-11-21T09:00:00+00:00'],
      ['role_from', 'reporter'],
      ['role_to', 'observer'],
    ],
    personal: [
      ['actor_id', 'dami'],
      ['person_id', 'hauwa'],
    ],
  })
})

test.each([
  { detail: '{"roleFrom": "reporter", "roleTo": "officer"}' },
  { detail: '{"roleFrom": "reporter", "roleTo": "observer", "why": "asked"}' },
  { detail: '["reporter"]' },
  { subject_kind: 'report' },
  { subject_id: 'amina' },
  { status_to: 'approved' },
])('whatever changes in a former row shows: %j', (changed) => {
  expect(formerPersonEvent(row({ ...former, ...changed }))).not.toEqual(formerPersonEvent(row(former)))
})

const reportEvent = {
  ...{ id: '7', kind: 'report.rejected', subject_id: 'the-report', status_to: 'rejected', detail: '{}' },
  ...occurred,
}

function row(columns: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(columns))
}
