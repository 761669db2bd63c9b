import { expect, test } from 'vitest'
import { countDone, type FirstRun, isReady, nextStep } from './first-run.ts'

const begun: FirstRun = [
  { step: 'account', state: 'done' },
  { step: 'secondStep', state: 'done' },
  { step: 'secondMember', state: 'waits' },
  { step: 'onion', state: 'open' },
  { step: 'backup', state: 'open' },
]

test('the next step is the first that is open and not optional', () => {
  expect(nextStep(begun)).toBe('backup')
  expect(countDone(begun)).toBe(2)
  expect(isReady(begun)).toBe(false)
})

test('a site without an onion address is ready, and one that waits for a second member is not', () => {
  const withoutOnion: FirstRun = [
    { step: 'backup', state: 'done' },
    { step: 'onion', state: 'open' },
  ]
  expect(nextStep(withoutOnion)).toBeNull()
  expect(isReady(withoutOnion)).toBe(true)
  expect(isReady([{ step: 'secondMember', state: 'waits' }])).toBe(false)
})
