import { expect, test } from 'vitest'
import { letterFor, promiseOf, stepsOf } from './correction-steps.ts'
import type { Outcome } from './corrections.ts'

test('the answer to a request is promised thirty days after it came, also over the end of a year', () => {
  expect(promiseOf('2026-12-15', '2027-01-14')).toEqual({ on: '2027-01-14', hasPassed: false })
  expect(promiseOf('2026-12-15', '2027-01-15')).toEqual({ on: '2027-01-14', hasPassed: true })
})

test('the steps of a request come in the order of their days', () => {
  const nothing = {
    decision: null,
    proposedOn: null,
    answer: null,
    withdrawnOn: null,
    retractedOn: null,
    checkedOn: null,
  }
  expect(stepsOf({ ...nothing, receivedOn: '2026-11-01' })).toEqual([{ step: 'received', on: '2026-11-01' }])
  const all = {
    ...{ receivedOn: '2026-11-01', decision: { as: 'accepted', on: '2026-11-03' } as const },
    ...{ proposedOn: '2026-11-20', answer: { outcome: 'corrected', on: '2026-11-05' } as const },
    ...{ withdrawnOn: null, retractedOn: '2026-11-25', checkedOn: '2026-11-02' },
  }
  expect(stepsOf(all).map(({ step }) => step)).toEqual([
    ...['received', 'identity-checked', 'taken-up', 'corrected', 'proposed', 'retracted'],
  ])
  expect(stepsOf({ ...all, decision: { as: 'refused', on: '2026-11-03' } })[2]?.step).toBe('refused')
})

test.each<[Outcome[], number | null]>([
  [[], null],
  [['answered', 'withdrawn'], null],
  [['corrected', 'answered'], 0],
  [['corrected', 'retracted'], 1],
  [['corrected', 'retracted', 'restored'], 0],
  [['retracted', 'restored'], null],
  [['retracted', 'restored', 'retracted'], 2],
])('a letter after %j is about the entry %s', (outcomes, place) => {
  const entries = outcomes.map((outcome, at) => ({ outcome, at }))
  expect(letterFor(entries)?.at ?? null).toBe(place)
})
