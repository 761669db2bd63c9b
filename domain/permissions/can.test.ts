import { expect, test } from 'vitest'
import { type Actor, clock, type Person, visitor } from '../actor.ts'
import { isRefusal } from '../errors.ts'
import { rolesWith } from '../people/capacities.ts'
import { type Role, roles } from '../people/roles.ts'
import type { ReportStanding } from '../reports/report.ts'
import { type Action, actions, authorise, verdict } from './can.ts'
import { expectations } from './expectations.ts'

const relations = ['own', 'other', 'suspended'] as const
type Relation = (typeof relations)[number]

function expectedOf(action: Action, role: Role, relation: Relation): true | string {
  const expected = expectations[action]
  const { who, otherwise = 'access-denied', orOwner = false, suspended = 'account-suspended' } = expected
  if (who === 'everyone') return true
  else if (who === 'clock') return 'access-denied'
  else if (relation === 'suspended') return meant(suspended)
  else if (relation === 'own' && orOwner) return true
  else if (who && !rolesWith(who).includes(role)) return otherwise
  else return meant(expected[relation])
}

function meant(answer = 'yes'): true | string {
  return answer === 'yes' ? true : answer
}

const cells = actions.flatMap((action) =>
  relations.flatMap((relation) =>
    roles.map((role) => ({ action, relation, role, expected: expectedOf(action, role, relation) })),
  ),
)

test.each(cells)('$action, $role, $relation: $expected', ({ action, relation, role, expected }) => {
  const actor = person(role, relation === 'suspended' ? 'suspended' : 'active')
  const report = pending(relation === 'own' ? actor.id : 'somebody-else')
  expect(ask(actor, action, report)).toBe(expected)
})

test.each(actions)('a visitor who asks for %s has to log in first, unless everyone may', (action) => {
  const { who, visitor: code = 'sign-in-needed' } = expectations[action]
  const expected = who === 'clock' ? 'access-denied' : code
  expect(ask(visitor, action, pending('somebody-else'))).toBe(who === 'everyone' ? true : expected)
})

test('the clock runs jobs, and no rule for people lets it in', () => {
  expect(actions.filter((action) => ask(clock, action, pending('somebody-else')) === true)).toEqual([
    'job.run',
  ])
})

test('authorise throws exactly what verdict says', () => {
  for (const { action, role, relation, expected } of cells) {
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

test('no one suspends their own account', () => {
  const administrator = person('administrator', 'active')
  expect(verdict(administrator, 'person.suspend', { id: administrator.id })).toBe('own-account')
})

test.each([
  'person.change-role',
  'person.suspend',
  'account.change-email',
  'account.delete',
  'key.make',
  'webhook.make',
] as const)('for %s an administrator has to have shown a moment ago that it is them', (action) => {
  const administrator = { ...person('administrator', 'active'), isConfirmed: false }
  expect(ask(administrator, action, pending('somebody-else'))).toBe('confirmation-needed')
})
