import { expect, test } from 'vitest'
import { type Actor, visitor } from '../actor.ts'
import { type Role, roles } from '../people/roles.ts'
import type { ReportStanding } from '../reports/report.ts'
import { type Status, statuses, steps } from '../reports/workflow.ts'
import { abilities } from './can.ts'

const staffOnPending = ['verify', 'rate', 'review']
const publisherOnPending = ['verify', 'rate', 'review', 'approve', 'reject']

// What the page of somebody else's report offers.
const onForeignReport: Record<Status, Record<Role, readonly string[]>> = {
  pending: {
    reporter: [],
    observer: [],
    reviewer: staffOnPending,
    officer: publisherOnPending,
    administrator: publisherOnPending,
  },
  approved: {
    reporter: [],
    observer: [],
    reviewer: ['rate', 'review', 'dispute', 'correct'],
    officer: ['rate', 'review', 'dispute', 'correct', 'confirm', 'retract'],
    administrator: ['rate', 'review', 'dispute', 'correct', 'confirm', 'retract'],
  },
  rejected: { reporter: [], observer: [], reviewer: [], officer: [], administrator: [] },
  retracted: { reporter: [], observer: [], reviewer: [], officer: [], administrator: [] },
}

const cells = statuses.flatMap((status) => roles.map((role) => ({ status, role })))

test.each(cells)('the abilities of a $role on a foreign $status report', ({ status, role }) => {
  expect(offered(person(role), report(status, 'somebody-else'))).toEqual(onForeignReport[status][role])
})

test.each(cells)('on their own $status report a $role can edit it or nothing', ({ status, role }) => {
  const expected = status === 'pending' && role !== 'observer' ? ['edit'] : []
  expect(offered(person(role), report(status, 'me'))).toEqual(expected)
})

test.each(statuses)('a visitor can do nothing to a %s report', (status) => {
  expect(offered(visitor, report(status, 'somebody-else'))).toEqual([])
})

test.each(cells)('a suspended $role can do nothing to a $status report', ({ status, role }) => {
  const actor: Actor = { ...person(role), status: 'suspended' }
  expect(offered(actor, report(status, 'somebody-else'))).toEqual([])
  expect(offered(actor, report(status, 'me'))).toEqual([])
})

test('somebody whose account is gone owns nothing: a report without an owner is nobody’s own', () => {
  expect(offered(person('officer'), report('pending', null))).toEqual(publisherOnPending)
})

function offered(actor: Actor, facts: ReportStanding): string[] {
  const may = abilities(actor, facts)
  return steps.filter((step) => may[step])
}

function person(role: Role) {
  return {
    kind: 'person',
    id: 'me',
    username: role,
    email: `${role}@example.org`,
    role,
    status: 'active',
    subscription: { tier: 'free', status: 'active' },
    assurance: 'full',
    isConfirmed: true,
  } as const
}

function report(status: Status, ownerId: string | null): ReportStanding {
  return { id: 'report', ownerId, status, verifierIds: [], heldBy: null, barrier: null }
}
