import { expect, test } from 'vitest'
import { type Actor, clock, type Person, visitor } from '../actor.ts'
import { staffCapacities } from '../people/capacities.ts'
import { roles } from '../people/roles.ts'
import { clockOnly, either, everyone, orProgram, orSource, people, staff } from './rule.ts'

type Thing = { id: string }
const thing: Thing = { id: 'report' }
const person: Person = {
  kind: 'person',
  id: 'me',
  username: 'dami',
  email: 'dami@example.org',
  role: 'administrator',
  status: 'active',
  subscription: { tier: 'free', status: 'active' },
  assurance: 'full',
  isConfirmed: true,
}
const source: Actor = { kind: 'source', reportId: 'report' }
const program: Actor = { kind: 'program', id: 'key', scopes: ['public.read'] }

test('a rule lets in the kinds of actors that it names, and no other', () => {
  expect(letIn(everyone())).toEqual(['visitor', 'person'])
  expect(letIn(everyone('public.read'))).toEqual(['visitor', 'person', 'program'])
  expect(letIn(people())).toEqual(['person'])
  expect(letIn(staff('judges'))).toEqual(['person'])
  expect(letIn(either(people(), staff('judges')))).toEqual(['person'])
  expect(letIn(clockOnly())).toEqual(['clock'])
  expect(letIn(orSource(people<Thing>()))).toEqual(['person', 'source'])
  expect(letIn(orProgram(people(), 'public.read'))).toEqual(['person', 'program'])
})

test('a source is let in to its own report alone', () => {
  const rule = orSource(staff<Thing>('judges'))
  expect(rule.decide(source, thing)).toBe(true)
  expect(rule.decide({ kind: 'source', reportId: 'another' }, thing)).toBe('not-found')
})

test('a program without the scope is refused', () => {
  const without: Actor = { kind: 'program', id: 'key', scopes: [] }
  expect(orProgram(people(), 'public.read').decide(without, null)).toBe('access-denied')
  expect(everyone('public.read').decide(without, null)).toBe('access-denied')
})

test.each(staffCapacities)('no rule for staff goes without the second step: %s', (capacity) => {
  for (const role of roles) {
    const byPassword: Person = { ...person, role, assurance: 'password' }
    expect(staff(capacity).decide(byPassword, null)).not.toBe(true)
    expect(staff(capacity, { only: () => true }).decide(byPassword, null)).not.toBe(true)
  }
})

test('a fresh confirmation is asked of those who may, and of no one else', () => {
  const rule = staff('administers', { confirmed: true })
  expect(rule.decide({ ...person, isConfirmed: false }, null)).toBe('confirmation-needed')
  expect(rule.decide({ ...person, role: 'reporter', isConfirmed: false }, null)).toBe('access-denied')
})

function letIn(rule: { decide(actor: Actor, thing: never): true | string }): string[] {
  // Every rule here looks at an id or at nothing.
  return [visitor, person, source, program, clock]
    .filter((actor) => rule.decide(actor, thing as never) === true)
    .map(({ kind }) => kind)
}
