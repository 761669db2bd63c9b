import { expect, test } from 'vitest'
import { type Person, visitor } from '../actor.ts'
import { rolesWith } from '../people/capacities.ts'
import { type Role, roles } from '../people/roles.ts'
import { publicStatuses, readerOf } from './visibility.ts'
import { type Status, statuses } from './workflow.ts'

const readable: Record<Status, boolean> = {
  pending: false,
  approved: true,
  rejected: false,
  retracted: true,
  withdrawn: false,
}

test.each(statuses)(
  'of a %s report, people without a part in it see what the public statuses say',
  (status) => {
    const expected = readable[status] ? 'reader' : null
    expect(readerOf(person('reporter'), report(status))).toBe(expected)
    expect(readerOf(person('observer'), report(status))).toBe(expected)
    expect(publicStatuses.includes(status)).toBe(readable[status])
  },
)

test.each(statuses)('staff see a %s report as staff', (status) => {
  for (const role of rolesWith('reads-sealed-text'))
    expect(readerOf(person(role), report(status))).toBe('staff')
})

test.each(statuses)(
  'the person who sent a %s report sees it as its owner, staff or not, suspended or not',
  (status) => {
    for (const role of roles) {
      expect(readerOf(person(role), { ...report(status), ownerId: 'me' })).toBe('owner')
      expect(readerOf(suspended(role), { ...report(status), ownerId: 'me' })).toBe('owner')
    }
  },
)

test.each(statuses)('a suspended member of staff sees of a %s report what anyone does', (status) => {
  for (const role of rolesWith('reads-sealed-text')) {
    expect(readerOf(suspended(role), report(status))).toBe(readable[status] ? 'reader' : null)
  }
})

test.each(statuses)('for a visitor no page of a %s report exists', (status) => {
  expect(readerOf(visitor, report(status))).toBeNull()
})

function report(status: Status) {
  return { id: 'report', ownerId: 'somebody-else', status, verifierIds: [], heldBy: null, barrier: null }
}

function suspended(role: Role): Person {
  return { ...person(role), status: 'suspended' }
}

function person(role: Role): Person {
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
  }
}
