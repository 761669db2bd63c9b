import { expect, test } from 'vitest'
import type { Actor, Person } from '../actor.ts'
import { visitor } from '../actor.ts'
import { isRefusal } from '../errors.ts'
import { type Role, roles } from '../people/roles.ts'
import type { ReportStanding } from '../reports/report.ts'
import { type Action, actions, authorise, can, verdict } from './can.ts'

// Specification 6 and decisions.md. Each word stands for one role, in the order of `roles`:
// reporter, observer, reviewer, officer, administrator. The report is pending.
const expectations: Record<Action, { own: string; other: string; suspended: string; visitor: string }> = {
  'page.person': {
    own: 'yes yes yes yes yes',
    other: 'yes yes yes yes yes',
    suspended: 'yes yes yes yes yes',
    visitor: 'sign-in-needed',
  },
  'page.staff': {
    own: 'no no yes yes yes',
    other: 'no no yes yes yes',
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  },
  'page.administrator': administratorsOnly(),
  'message.read': anyStaff(),
  'message.close': anyStaff(),
  'page-views.read': administratorsOnly(),
  'person.invite': administratorsOnly(),
  'archive.import': administratorsOnly(),
  'archive.export': administratorsOnly(),
  'person.list': administratorsOnly(),
  'person.change-role': {
    ...administratorsOnly(),
    own: 'roles roles roles roles yes',
    other: 'roles roles roles roles yes',
  },
  'person.suspend': administratorsOnly(),
  'declaration.read': anyStaff(),
  'declaration.make': anyStaff(),
  'account.update': everybodyActive(),
  'account.change-email': everybodyActive(),
  'account.change-password': everybody(),
  'account.read-data': everybody(),
  'account.see-sessions': everybody(),
  'account.change-second-step': everybody(),
  'account.delete': everybody(),
  'report.submit': {
    own: 'yes yes yes yes yes',
    other: 'yes yes yes yes yes',
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  },
  'report.read': {
    own: 'yes yes yes yes yes',
    other: 'nothing nothing yes yes yes',
    suspended: 'nothing nothing nothing nothing nothing',
    visitor: 'sign-in-needed',
  },
  'report.attachments': {
    own: 'yes yes yes yes yes',
    other: 'nothing nothing yes yes yes',
    suspended: 'nothing nothing nothing nothing nothing',
    visitor: 'sign-in-needed',
  },
  'report.similar': {
    own: 'no no nothing nothing nothing',
    other: 'no no yes yes yes',
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  },
  'report.receipt': {
    own: 'yes yes yes yes yes',
    other: 'nothing nothing nothing nothing nothing',
    suspended: 'nothing nothing nothing nothing nothing',
    visitor: 'sign-in-needed',
  },
  'report.edit': {
    own: 'yes no yes yes yes',
    other: 'no no no no no',
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  },
  'report.verify': byStaff(),
  'report.rate': byStaff(),
  'report.review': byStaff(),
  'report.approve': byPublishers(),
  'report.reject': byPublishers(),
  'report.dispute': byStaff(),
  'report.correct': byStaff(),
  'report.confirm': byPublishers(),
  'report.retract': byPublishers(),
  'report.claim': byStaff(),
  // Nobody holds it: there is nothing to give back.
  'report.release': { ...byStaff(), other: 'no no unheld unheld unheld' },
  'report.requests': anyStaff(),
  'report.queue': {
    own: 'no no yes yes yes',
    other: 'no no yes yes yes',
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  },
}

function everybody() {
  const all = 'yes yes yes yes yes'
  return { own: all, other: all, suspended: all, visitor: 'sign-in-needed' }
}

function everybodyActive() {
  return { ...everybody(), suspended: 'off off off off off' }
}

function anyStaff() {
  const staff = 'no no yes yes yes'
  return { own: staff, other: staff, suspended: 'off off off off off', visitor: 'sign-in-needed' }
}

function administratorsOnly() {
  const administrators = 'admin admin admin admin yes'
  return {
    own: administrators,
    other: administrators,
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  }
}

function byStaff() {
  return {
    own: 'no no own own own',
    other: 'no no yes yes yes',
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  }
}

function byPublishers() {
  return {
    own: 'no no no own own',
    other: 'no no no yes yes',
    suspended: 'off off off off off',
    visitor: 'sign-in-needed',
  }
}

const meanings: Record<string, true | string> = {
  yes: true,
  no: 'access-denied',
  own: 'own-report',
  admin: 'administrators-only',
  roles: 'role-administrators-only',
  off: 'account-suspended',
  nothing: 'not-found',
  unheld: 'nobody-holds-it',
}

const cells = actions.flatMap((action) =>
  (['own', 'other', 'suspended'] as const).flatMap((relation) =>
    roles.map((role, position) => ({
      action,
      relation,
      role,
      expected: meanings[expectations[action][relation].split(' ')[position] ?? ''],
    })),
  ),
)

test.each(cells)('$action, $role, $relation: $expected', ({ action, relation, role, expected }) => {
  const actor = person(role, relation === 'suspended' ? 'suspended' : 'active')
  const report = pending(relation === 'own' ? actor.id : 'somebody-else')
  expect(ask(actor, action, report)).toBe(expected)
})

test.each(actions)('a visitor who asks for %s has to log in first', (action) => {
  expect(ask(visitor, action, pending('somebody-else'))).toBe(expectations[action].visitor)
})

test('the expectations name every action, and no others', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(actions.toSorted())
})

test('a suspended person still reads a report of their own', () => {
  for (const role of roles) {
    const actor = person(role, 'suspended')
    expect(can(actor, 'report.read', pending(actor.id))).toBe(true)
  }
})

test('authorise throws the refusal that the verdict names', () => {
  for (const { action, relation, role, expected } of cells) {
    const actor = person(role, relation === 'suspended' ? 'suspended' : 'active')
    const report = pending(relation === 'own' ? actor.id : 'somebody-else')
    expect(thrownBy(() => authorise(actor, action, report as never))).toBe(expected)
  }
})

function ask(actor: Actor, action: Action, report: ReportStanding): true | string {
  // Rules about no thing in particular do not look at it.
  return verdict(actor, action, report as never)
}

function thrownBy(work: () => void): true | string {
  try {
    work()
    return true
  } catch (error) {
    return isRefusal(error) ? error.code : 'a fault'
  }
}

function person(role: Role, status: Person['status']): Person {
  return {
    kind: 'person',
    id: `the-${role}`,
    username: role,
    email: `${role}@example.org`,
    role,
    status,
    subscription: { tier: 'free', status: 'active' },
    assurance: 'full',
    isConfirmed: true,
  }
}

function pending(ownerId: string): ReportStanding {
  return { id: 'report', ownerId, status: 'pending', verifierIds: [], heldBy: null, barrier: null }
}

test('nobody suspends their own account', () => {
  const administrator = person('administrator', 'active')
  expect(verdict(administrator, 'person.suspend', { id: administrator.id })).toBe('own-account')
})

test.each(['person.change-role', 'person.suspend', 'account.change-email', 'account.delete'] as const)(
  'for %s an administrator has to have shown a moment ago that it is them',
  (action) => {
    const administrator = { ...person('administrator', 'active'), isConfirmed: false }
    expect(ask(administrator, action, pending('somebody-else'))).toBe('confirmation-needed')
  },
)
