import { expect, test } from 'vitest'
import {
  assignmentStates,
  assignmentSteps,
  isOpen,
  isReadable,
  nextState,
  stateForExpert,
  stateForStaff,
} from './workflow.ts'

const ended = ['closed', 'declined', 'lapsed', 'withdrawn'] as const

test('what has ended takes no step, and whatever is open can be ended by staff', () => {
  expect(assignmentStates.filter((state) => !isOpen(state)).toSorted()).toEqual(
    [...ended, 'conflicted'].toSorted(),
  )
  for (const state of ended)
    for (const step of assignmentSteps) expect(nextState(state, step), `${state} ${step}`).toBeNull()
  for (const state of assignmentStates.filter(isOpen)) expect(nextState(state, 'withdraw')).toBe('withdrawn')
})

test('nothing is read before the conflict step and the signature', () => {
  const waysToRead = assignmentStates.flatMap((state) =>
    assignmentSteps.filter((step) => {
      const next = nextState(state, step)
      return next !== null && isReadable(next) && !isReadable(state)
    }),
  )
  expect(waysToRead).toEqual(['accept'])
  expect(assignmentStates.filter((state) => nextState(state, 'accept') !== null)).toEqual(['cleared'])
  expect(assignmentStates.filter((state) => nextState(state, 'clear') !== null)).toEqual(['invited'])
})

test('an invitation lapses, and accepted work does not', () => {
  expect(assignmentStates.filter((state) => nextState(state, 'lapse') !== null)).toEqual([
    'invited',
    'cleared',
    'conflicted',
  ])
})

test('what was found to conflict is to staff an invitation that no one answers, and takes the same steps of theirs', () => {
  const found = {
    state: 'conflicted',
    acceptedOn: null,
    endedOn: '2026-11-20',
    lapsesOn: '2026-11-23',
  } as const
  expect(stateForStaff(found)).toBe('invited')
  for (const step of ['write', 'extend', 'close', 'withdraw', 'lapse'] as const)
    expect(nextState('conflicted', step) === null, step).toBe(nextState('invited', step) === null)
  // Work that was given back is told to staff when it happens.
  expect(stateForStaff({ ...found, acceptedOn: '2026-11-19' })).toBe('conflicted')
})

test('to its expert it is over as what staff took back, before and after it lapses', () => {
  const dates = { acceptedOn: null, endedOn: '2026-11-20', lapsesOn: '2026-11-23' }
  for (const state of ['conflicted', 'withdrawn', 'lapsed'] as const)
    expect(stateForExpert({ ...dates, state }), state).toBe('withdrawn')
  expect(stateForExpert({ ...dates, state: 'lapsed', endedOn: '2026-11-24' })).toBe('lapsed')
})
