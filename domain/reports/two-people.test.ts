import fc from 'fast-check'
import { expect, test } from 'vitest'
import { twoPeople } from './two-people.ts'

test('without a verification there is nothing to approve, however many staff there are', () => {
  fc.assert(
    fc.property(fc.nat(50), (staffCount) => {
      expect(twoPeople(reportVerifiedBy(), 'officer', staffCount)).toBe('not-verified')
    }),
  )
})

test('a verification by anybody but the approver makes two people', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('officer', 'reviewer', 'colleague')),
      fc.nat(50),
      (verifiers, staff) => {
        fc.pre(verifiers.some((verifier) => verifier !== 'officer'))
        expect(twoPeople(reportVerifiedBy(...verifiers), 'officer', staff)).toBe('two-people')
      },
    ),
  )
})

test('somebody who verified alone needs a second person, however often they verified', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2, max: 50 }), (times, staff) => {
      const verifiers = Array.from({ length: times }, () => 'officer')
      expect(twoPeople(reportVerifiedBy(...verifiers), 'officer', staff)).toBe('second-person-needed')
    }),
  )
})

test('the only member of staff may do both, and it is called alone', () => {
  expect(twoPeople(reportVerifiedBy('officer'), 'officer', 1)).toBe('alone')
})

function reportVerifiedBy(...verifierIds: string[]) {
  return {
    id: 'report',
    ownerId: 'reporter',
    status: 'pending',
    verifierIds,
    heldBy: null,
    barrier: null,
  } as const
}
