import { expect, test } from 'vitest'
import { after, hours } from '../time/durations.ts'
import { type Member, newcomerPeriod, secondPeople } from './second-person.ts'

const since = new Date('2026-11-01T09:00:00Z')
const now = new Date('2026-11-21T09:00:00Z')

function member(id: string, differences: Partial<Member> = {}): Member {
  return { id, role: 'officer', status: 'active', secondStepSince: since, broughtBy: [], ...differences }
}

function seconds(members: Member[], asked: { proposerId?: string; subjectId?: string } = {}) {
  return secondPeople({ members, proposerId: 'ada', capacity: 'confirms', now, ...asked })
}

const ada = member('ada', { role: 'administrator' })

test('a colleague with the capacity is a second person, and the proposer is not', () => {
  expect(seconds([ada, member('bola')])).toEqual({ ids: ['bola'], noneExists: false })
  expect(seconds([ada, member('bola', { role: 'reviewer' })])).toEqual({ ids: [], noneExists: true })
})

test('the person whom the decision is about is not a second person', () => {
  expect(seconds([ada, member('bola'), member('chidi')], { subjectId: 'bola' }).ids).toEqual(['chidi'])
})

test('a newcomer counts 72 hours after the first second step, to the moment', () => {
  const joined = (ago: number) => [ada, member('bola', { secondStepSince: after(now, -ago) })]
  expect(seconds(joined(newcomerPeriod)).ids).toEqual(['bola'])
  expect(seconds(joined(newcomerPeriod - 1))).toEqual({ ids: [], noneExists: true })
  expect(seconds([ada, member('bola', { secondStepSince: null })]).noneExists).toBe(true)
})

test('whom the proposer brought counts only where no other member could', () => {
  const brought = member('bola', { broughtBy: ['ada'] })
  expect(seconds([ada, brought, member('chidi')]).ids).toEqual(['chidi'])
  expect(seconds([ada, brought]).ids).toEqual(['bola'])
})

test('who brought the proposer comes after strangers, and before those whom the proposer brought', () => {
  const proposer = member('ada', { broughtBy: ['dami'] })
  const dami = member('dami')
  const bola = member('bola', { broughtBy: ['ada'] })
  expect(seconds([proposer, dami, bola, member('chidi')]).ids).toEqual(['chidi'])
  expect(seconds([proposer, dami, bola]).ids).toEqual(['dami'])
  expect(seconds([proposer, bola]).ids).toEqual(['bola'])
})

test('of two who are bound by an invitation neither may be new', () => {
  const newcomer = member('ada', { broughtBy: ['dami'], secondStepSince: after(now, -hours(1)) })
  expect(seconds([newcomer, member('dami')])).toEqual({ ids: [], noneExists: true })
  expect(seconds([newcomer, member('chidi')]).ids).toEqual(['chidi'])
})

test('for a decision about their inviter the invited count last as well', () => {
  const brought = member('bola', { broughtBy: ['dami'] })
  const asked = { subjectId: 'dami' }
  expect(seconds([ada, member('dami'), brought, member('chidi')], asked).ids).toEqual(['chidi'])
})

test('who is suspended cannot be the second person, and keeps their place', () => {
  const suspended = member('chidi', { status: 'suspended' })
  expect(seconds([ada, suspended])).toEqual({ ids: [], noneExists: false })
  expect(seconds([ada, suspended, member('bola', { broughtBy: ['ada'] })]).ids).toEqual([])
})

test('two whom one colleague brought count as two only where no other member could', () => {
  const proposer = member('ada', { broughtBy: ['dami'] })
  const twin = member('bola', { broughtBy: ['dami'] })
  expect(seconds([proposer, twin, member('chidi')]).ids).toEqual(['chidi'])
  expect(seconds([proposer, twin, member('chidi', { status: 'suspended' })]).ids).toEqual([])
  expect(seconds([proposer, twin]).ids).toEqual(['bola'])
})

// Dami began the house. Ada and chidi joined by Dami, bola and emeka by Ada.
const house = {
  dami: member('dami'),
  ada: member('ada', { broughtBy: ['dami'] }),
  chidi: member('chidi', { broughtBy: ['dami'] }),
  bola: member('bola', { broughtBy: ['ada', 'dami'] }),
  emeka: member('emeka', { broughtBy: ['ada', 'dami'] }),
}

test.each([
  // Whom the first administrator brought all count alike, except those of one colleague among them.
  ['bola', ['chidi']],
  ['ada', ['chidi']],
  ['chidi', ['bola', 'emeka']],
  // The first administrator is in every line, so a colleague's colleague comes first.
  ['dami', ['bola', 'emeka']],
])('in a house that one person began, for %s', (proposerId, ids) => {
  expect(seconds(Object.values(house), { proposerId }).ids).toEqual(ids)
})

test('a puppet of a puppet is no stranger, also when the one between them left', () => {
  const { dami, chidi, bola } = house
  const stranger = member('fola')
  expect(seconds([dami, bola, stranger], { proposerId: 'dami' }).ids).toEqual(['fola'])
  expect(seconds([chidi, bola, stranger], { proposerId: 'chidi' }).ids).toEqual(['fola'])
})

test('for a decision about a colleague, whom the same hand brought comes after others', () => {
  const { dami, bola, emeka, chidi } = house
  const asked = { proposerId: 'dami', subjectId: 'emeka' }
  expect(seconds([dami, emeka, bola, member('fola')], asked).ids).toEqual(['fola'])
  expect(
    seconds([dami, emeka, bola, member('gogo', { broughtBy: ['chidi', 'dami'] }), chidi], asked).ids,
  ).toEqual(['gogo'])
})
