import { expect, test } from 'vitest'
import type { Member } from '../people/second-person.ts'
import { twoPeople } from './two-people.ts'

const since = new Date('2026-11-01T09:00:00Z')
const now = new Date('2026-11-21T09:00:00Z')

function member(id: string, differences: Partial<Member> = {}): Member {
  return { id, role: 'officer', status: 'active', secondStepSince: since, broughtBy: [], ...differences }
}

const officer = member('officer')
const reviewer = member('reviewer', { role: 'reviewer' })
const colleague = member('colleague')

function asked(verifierIds: string[], members: Member[]) {
  return twoPeople({ verifierIds }, 'officer', { members, now })
}

test('without a verification there is nothing to approve, however many staff there are', () => {
  for (const members of [[officer], [officer, reviewer], [officer, reviewer, colleague]])
    expect(asked([], members)).toBe('not-verified')
})

test('a verification by another active member makes two people', () => {
  expect(asked(['reviewer'], [officer, reviewer])).toBe('two-people')
  expect(asked(['officer', 'reviewer'], [officer, reviewer, colleague])).toBe('two-people')
})

test('who verified alone needs a second person, however often they verified', () => {
  for (const times of [1, 2, 5])
    expect(
      asked(
        Array.from({ length: times }, () => 'officer'),
        [officer, reviewer],
      ),
    ).toBe('second-person-needed')
})

test.each([
  ['suspended', { status: 'suspended' }],
  ['no longer on the staff', { role: 'reporter' }],
  ['new', { secondStepSince: now }],
  ['brought by the approver, while another could verify', { broughtBy: ['officer'] }],
] as const)('a verifier who is %s does not count', (_, differences) => {
  const verifier = member('reviewer', { role: 'reviewer', ...differences })
  expect(asked(['reviewer'], [officer, verifier, colleague])).toBe('second-person-needed')
})

test('a verifier whose account is gone does not count', () => {
  expect(asked(['reviewer'], [officer, colleague])).toBe('second-person-needed')
})

test('the only member may do both, and it is called alone', () => {
  expect(asked(['officer'], [officer])).toBe('alone')
})

test('it is not called alone while a colleague is suspended, nor for what another verified', () => {
  expect(asked(['officer'], [officer, member('colleague', { status: 'suspended' })])).toBe(
    'second-person-needed',
  )
  expect(asked(['reviewer'], [officer])).toBe('second-person-needed')
})
