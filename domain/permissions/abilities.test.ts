import { expect, test } from 'vitest'
import { type Actor, visitor } from '../actor.ts'
import { hasCapacity } from '../people/capacities.ts'
import { type Role, roles } from '../people/roles.ts'
import type { ReportStanding } from '../reports/report.ts'
import { type Status, type Step, statuses, steps } from '../reports/workflow.ts'
import { abilities } from './can.ts'

// What the page of another person's report offers, by capacity.
const onForeignReport: Record<Status, { judges: readonly Step[]; publishes: readonly Step[] }> = {
  pending: { judges: ['verify', 'rate', 'review'], publishes: ['approve', 'reject'] },
  approved: { judges: ['rate', 'review', 'dispute', 'correct', 'record'], publishes: ['confirm', 'retract'] },
  rejected: { judges: [], publishes: ['reopen'] },
  retracted: { judges: [], publishes: [] },
  withdrawn: { judges: [], publishes: [] },
}

function expectedOn(status: Status, role: Role): Step[] {
  const { judges, publishes } = onForeignReport[status]
  const expected = [
    ...(hasCapacity(role, 'judges') ? judges : []),
    ...(hasCapacity(role, 'publishes') ? publishes : []),
  ]
  return steps.filter((step) => expected.includes(step))
}

const cells = statuses.flatMap((status) => roles.map((role) => ({ status, role })))

test.each(cells)('the abilities of a $role on a foreign $status report', ({ status, role }) => {
  expect(offered(person(role), report(status, 'somebody-else'))).toEqual(expectedOn(status, role))
})

test.each(cells)(
  'on their own $status report a $role can edit or withdraw it, or nothing',
  ({ status, role }) => {
    const edit = hasCapacity(role, 'edits-own-reports') ? ['edit'] : []
    const expected = status === 'pending' ? [...edit, 'withdraw'] : []
    expect(offered(person(role), report(status, 'me'))).toEqual(expected)
  },
)

test.each(statuses)('a visitor can do nothing to a %s report', (status) => {
  expect(offered(visitor, report(status, 'somebody-else'))).toEqual([])
})

test.each(cells)('a suspended $role can do nothing to a $status report', ({ status, role }) => {
  const actor: Actor = { ...person(role), status: 'suspended' }
  expect(offered(actor, report(status, 'somebody-else'))).toEqual([])
  expect(offered(actor, report(status, 'me'))).toEqual([])
})

test('a person whose account is gone owns nothing: a report without an owner belongs to no one', () => {
  expect(offered(person('officer'), report('pending', null))).toEqual(expectedOn('pending', 'officer'))
})

function offered(actor: Actor, standing: ReportStanding): string[] {
  const may = abilities(actor, standing)
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
