import { expect, test } from 'vitest'
import { type Actor, clock, type Person, type Standing, scopes, visitor } from '../actor.ts'
import { type Role, roles } from '../people/roles.ts'
import { everyAct, type ProposedAct } from '../proposals/acts.ts'
import type { ReportStanding } from '../reports/report.ts'
import { statuses } from '../reports/workflow.ts'
import { type Action, abilities, actions, verdict } from './can.ts'

const full: Standing = { assurance: 'full', isConfirmed: true }
const shortPassword: Standing = { assurance: 'full', isConfirmed: true, passwordIsShort: true }
const onlyPassword: Standing = { assurance: 'password', isConfirmed: true }

const report: ReportStanding = {
  id: 'report',
  ownerId: null,
  status: 'pending',
  verifierIds: [],
  heldBy: null,
  barrier: null,
}
const ofAnother: ReportStanding = { ...report, ownerId: 'somebody-else' }

// Everything that rules look at, in each state: whatever a rule is about, one of these is about it.
const things = [null, 'me', 'somebody-else'].flatMap((ownerId) =>
  statuses.flatMap((status) =>
    [null, 'me', 'somebody-else'].map((heldBy) => ({ ...report, ownerId, status, heldBy })),
  ),
)

test.each(actions)('what no reporter may do, no one does without a second step: %s', (action) => {
  for (const thing of things)
    for (const role of roles) {
      if (may(person('reporter', full), action, thing)) continue
      expect(may(person(role, onlyPassword), action, thing), role).toBe(false)
    }
})

test.each(actions)('what staff may only do with a second step is refused for want of it: %s', (action) => {
  for (const thing of things)
    for (const role of roles) {
      const isLost = may(person(role, full), action, thing) && !may(person(role, onlyPassword), action, thing)
      if (isLost) expect(ask(person(role, onlyPassword), action, thing)).toBe('second-step-needed')
    }
})

test.each(actions)('what no reporter may do, no one does with the password of a reporter: %s', (action) => {
  for (const thing of things)
    for (const role of roles) {
      if (may(person('reporter', full), action, thing)) continue
      expect(may(person(role, shortPassword), action, thing), role).toBe(false)
      const isLost = may(person(role, full), action, thing)
      if (isLost) expect(ask(person(role, shortPassword), action, thing)).toBe('longer-password-needed')
    }
})

test.each(actions)('a suspended account may do nothing that a suspended reporter may not: %s', (action) => {
  for (const thing of things)
    for (const role of roles) {
      const suspended = may({ ...person(role, full), status: 'suspended' }, action, thing)
      const reporter = may({ ...person('reporter', full), status: 'suspended' }, action, thing)
      expect(suspended, role).toBe(reporter)
    }
})

test('sources follow their report and write about it, the clock runs jobs, and programs read what is public if their key is for it', () => {
  const source: Actor = { kind: 'source', reportId: 'report' }
  const elsewhere: Actor = { kind: 'source', reportId: 'another' }
  const withoutScope: Actor = { kind: 'program', id: 'me', scopes: [] }
  const withEveryScope: Actor = { kind: 'program', id: 'me', scopes }
  expect(allowed(source)).toEqual([
    'report.withdraw',
    'source.delete',
    'source.files',
    'source.follow',
    'source.renew',
    'source.write',
  ])
  expect(allowed(elsewhere)).toEqual([])
  expect(allowed(clock)).toEqual(['job.run'])
  expect(allowed(withoutScope)).toEqual([])
  expect(allowed(withEveryScope)).toEqual(['archive.read', 'public.read'])
})

test('what visitors may do, people may do as well', () => {
  for (const action of allowed(visitor))
    for (const role of roles) expect(allowed(person(role, onlyPassword)), role).toContain(action)
})

test('what cannot be taken back asks for the password or a code once more', () => {
  const unconfirmed = person('administrator', { assurance: 'full', isConfirmed: false })
  const asking = actions.filter((action) => ask(unconfirmed, action, ofAnother) === 'confirmation-needed')
  expect(asking.toSorted()).toEqual([
    ...['account.change-email', 'account.change-second-step', 'account.delete', 'archive.edit'],
    ...[
      'archive.import',
      'archive.withdraw',
      'declaration.make',
      'expert.decide',
      'expert.suspend',
      ...['judgement.make', 'judgement.undo', 'key.make'],
      'organisation.secure',
      'payment.give-back',
      'person.change-role',
      'person.end-sessions',
      'person.invite',
      'person.reinstate',
      'person.reset-second-step',
      'person.suspend',
      'plan.grant',
    ],
    ...['proposal.confirm', 'proposal.decline', 'proposal.sign', 'proposal.withdraw'],
    ...[
      'report.approve',
      'report.confirm',
      'report.hold-legally',
      'report.petition',
      'report.record',
      'report.reject',
      'report.release-originals',
      'report.reopen',
      'report.retract',
      'report.take-petition',
    ],
    'setting.change',
    'source.ask-first',
    'voucher.make',
    ...['webhook.change-key', 'webhook.make'],
  ])
})

// By `decisions.md`: whatever one member of the staff begins and another confirms. A new act does not compile until it is here.
const begunBy: Record<ProposedAct, Action> = {
  invitation: 'person.invite',
  role: 'person.change-role',
  suspension: 'person.suspend',
  second_step: 'person.reset-second-step',
  declaration: 'declaration.make',
  archive_import: 'archive.import',
  archive_edit: 'archive.edit',
  archive_withdrawal: 'archive.withdraw',
  judgement: 'judgement.make',
  setting: 'setting.change',
  reinstatement: 'person.reinstate',
  expert_decision: 'expert.decide',
  expert_suspension: 'expert.suspend',
  grant: 'plan.grant',
  refund: 'payment.give-back',
  approval: 'report.approve',
  publication: 'report.approve',
  rejection: 'report.reject',
  reopening: 'report.reopen',
  retraction: 'report.retract',
  correction: 'report.confirm',
  consequence: 'report.record',
  question: 'source.ask-first',
  original: 'report.release-originals',
  legal_hold: 'report.hold-legally',
  petition: 'report.petition',
}

test.each(everyAct)(
  'the person who begins it has shown a moment ago who they are, with both steps: %s',
  (act) => {
    const begin = (standing: Standing) => ask(person('administrator', standing), begunBy[act], ofAnother)
    expect(begin({ assurance: 'full', isConfirmed: true })).toBe(true)
    expect(begin({ assurance: 'full', isConfirmed: false })).toBe('confirmation-needed')
    expect(begin({ assurance: 'password', isConfirmed: true })).toBe('second-step-needed')
  },
)

test.each(['proposal.confirm', 'proposal.decline', 'proposal.withdraw', 'report.retract'] as const)(
  'nor does anyone decide one without both: %s',
  (action) => {
    const answers = [true, false].map((isConfirmed) =>
      ask(
        person('administrator', { assurance: isConfirmed ? 'password' : 'full', isConfirmed }),
        action,
        ofAnother,
      ),
    )
    expect(answers).toEqual(['second-step-needed', 'confirmation-needed'])
  },
)

test('a step that asks is offered all the same', () => {
  const may = abilities(person('administrator', { assurance: 'full', isConfirmed: false }), ofAnother)
  expect(may).toMatchObject({ approve: true, reject: true, verify: true })
})

test('without the second step no step on the report of another is offered, whatever the role', () => {
  for (const role of roles)
    expect(Object.values(abilities(person(role, onlyPassword), ofAnother)), role).not.toContain(true)
})

function allowed(actor: Actor): Action[] {
  return actions.filter((action) => things.some((thing) => may(actor, action, thing))).toSorted()
}

function may(actor: Actor, action: Action, thing: ReportStanding): boolean {
  return ask(actor, action, thing) === true
}

function ask(actor: Actor, action: Action, thing: ReportStanding) {
  // Rules about no thing in particular do not look at it.
  return verdict(actor, action, thing as never)
}

function person(role: Role, standing: Standing): Person {
  return {
    kind: 'person',
    id: 'me',
    username: 'dami',
    email: 'dami@example.org',
    role,
    status: 'active',
    subscription: { tier: 'enterprise', status: 'active' },
    ...standing,
  }
}
