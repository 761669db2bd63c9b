import { expect, test } from 'vitest'
import type { ReportStanding } from '../reports/report.ts'
import type { Staff } from '../reports/two-people.ts'
import { type Status, statuses } from '../reports/workflow.ts'
import { claimEnd, claimRefusal } from './claims.ts'

const now = new Date('2026-11-21T09:00:00Z')

function staffOf(...ids: string[]): Staff {
  const secondStepSince = new Date('2026-11-01T09:00:00Z')
  const members = ids.map((id) => ({
    ...({ id, role: 'reviewer', status: 'active', secondStepSince, broughtBy: [] } as const),
  }))
  return { members, now }
}

const staff = staffOf('bola', 'folake', 'chidi')

test('a claim that was taken on a Friday evening is free on Monday morning', () => {
  expect(claimEnd(new Date('2026-11-20T18:00:00+01:00'))).toEqual(new Date('2026-11-22T18:00:00+01:00'))
})

test('what staff can claim is what two people could work on', () => {
  const refused = statuses.filter((status) => claimRefusal(report(status), 'bola', staff) !== null)
  expect(refused).toEqual(['rejected', 'retracted', 'withdrawn'])
})

test.each([
  { verified: [], staff, expected: null },
  { verified: ['bola'], staff, expected: 'claim-passes-on' },
  { verified: ['folake'], staff, expected: null },
  { verified: ['bola', 'folake'], staff, expected: null },
  { verified: ['bola'], staff: staffOf('bola'), expected: null },
])(
  'verified by $verified in a staff of $staff.members.length, for bola: $expected',
  ({ verified, staff, expected }) => {
    expect(claimRefusal(report('pending', verified), 'bola', staff)).toBe(expected)
  },
)

test('a person who verified a report may claim it again once it is public', () => {
  expect(claimRefusal(report('approved', ['bola']), 'bola', staff)).toBeNull()
})

function report(status: Status, verifierIds: readonly string[] = []): ReportStanding {
  return { id: 'report', ownerId: 'amina', status, verifierIds, heldBy: null, barrier: null }
}
