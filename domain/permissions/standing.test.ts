import { expect, test } from 'vitest'
import type { Person, Standing } from '../actor.ts'
import { roles } from '../people/roles.ts'
import type { ReportStanding } from '../reports/report.ts'
import { abilities, actions, verdict } from './can.ts'

const report: ReportStanding = {
  id: 'report',
  ownerId: 'somebody-else',
  status: 'pending',
  verifierIds: [],
  heldBy: null,
  barrier: null,
}

function administrator(standing: Standing): Person {
  return {
    kind: 'person',
    id: 'me',
    username: 'dami',
    email: 'dami@example.org',
    role: 'administrator',
    status: 'active',
    subscription: { tier: 'enterprise', status: 'active' },
    ...standing,
  }
}

function refusedWith(standing: Standing, code: string): string[] {
  // Rules about no thing in particular do not look at it.
  return actions.filter((action) => verdict(administrator(standing), action, report as never) === code)
}

test('every page and step of staff needs the second step, reading the reports of others among them', () => {
  expect(refusedWith({ assurance: 'password', isConfirmed: true }, 'second-step-needed').toSorted()).toEqual([
    ...['declaration.make', 'declaration.read', 'page.administrator', 'page.staff'],
    ...['person.change-role', 'person.invite', 'person.list', 'person.suspend'],
    ...[
      'report.approve',
      'report.claim',
      'report.confirm',
      'report.correct',
      'report.dispute',
      'report.queue',
    ],
    ...['report.rate', 'report.read', 'report.reject', 'report.release', 'report.requests', 'report.retract'],
    ...['report.review', 'report.similar', 'report.verify'],
  ])
})

test('what cannot be taken back asks for the password or a code once more', () => {
  expect(refusedWith({ assurance: 'full', isConfirmed: false }, 'confirmation-needed').toSorted()).toEqual([
    ...['account.change-email', 'account.change-second-step', 'account.delete'],
    ...['declaration.make', 'person.change-role', 'person.suspend'],
    ...['report.approve', 'report.confirm', 'report.retract'],
  ])
})

test('a step that asks is offered all the same', () => {
  const may = abilities(administrator({ assurance: 'full', isConfirmed: false }), report)
  expect(may).toMatchObject({ approve: true, reject: true, verify: true })
})

test('without the second step no step on a report is offered, whatever the role', () => {
  for (const role of roles) {
    const person = { ...administrator({ assurance: 'password', isConfirmed: true }), role }
    expect(Object.values(abilities(person, report)), role).not.toContain(true)
  }
})
