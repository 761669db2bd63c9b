import { expect, test } from 'vitest'
import { decisionOf, isSignable } from './signable-events.ts'

const event = (kind: string, actorId: string | null = 'me') => ({ kind, actorId })

test.each([
  [[], null],
  [[event('report.submitted'), event('report.rated')], null],
  [[event('report.approved', 'other'), event('report.rejected', null)], null],
  [[event('report.rejection_proposed'), event('report.rejected', 'other')], 'report.rejection_proposed'],
  // The batch makes public what the same member gave: one decision, signed as it was given.
  [[event('report.approval_given'), event('report.approved')], 'report.approval_given'],
  [[event('report.approval_given', 'other'), event('report.approved')], 'report.approved'],
  [[event('report.approved'), event('report.rated'), event('report.retracted')], 'report.retracted'],
] as const)('of these events the member signs the right one: %#', (events, kind) => {
  expect(decisionOf(events, 'me')?.kind ?? null).toBe(kind)
})

test('neither a proposal of a consequence nor a signature is signed', () => {
  for (const kind of ['report.signed', 'report.consequence_proposed', 'report.verified', 'toString'])
    expect(isSignable(kind), kind).toBe(false)
})
