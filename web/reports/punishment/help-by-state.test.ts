import { expect, test } from 'vitest'
import { states } from '#domain/reports/places.ts'
import { helpByState, nearestRightsOffices } from './help-by-state.ts'

test('each state has a capital of its own, and the list of the Human Rights Commission has 24 offices', () => {
  expect(Object.keys(helpByState).toSorted()).toEqual([...states].toSorted())
  expect(new Set(Object.values(helpByState).map(({ capital }) => capital)).size).toBe(states.length)
  expect(Object.values(helpByState).filter(({ hasRightsOffice }) => hasRightsOffice)).toHaveLength(24)
})

test('a state without such an office is led to those of its zone', () => {
  expect(nearestRightsOffices('Kebbi')).toEqual(['Kaduna', 'Kano', 'Katsina', 'Sokoto'])
  for (const state of states) expect(nearestRightsOffices(state), state).not.toEqual([])
})
