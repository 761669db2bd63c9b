import { expect, test } from 'vitest'
import { assignmentStates, assignmentSteps, isOpen, isReadable, nextState } from './workflow.ts'

const ended = ['closed', 'declined', 'conflicted', 'lapsed', 'withdrawn'] as const

test('what has ended takes no step, and whatever is open can be ended by staff', () => {
  expect(assignmentStates.filter((state) => !isOpen(state)).toSorted()).toEqual([...ended].toSorted())
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
  ])
})
