import { expect, test } from 'vitest'
import { states } from '#domain/reports/places.ts'
import { officeSources, withoutSource } from '#toolkit/shared/channels/offices.ts'
import { wordsIn } from '#words/catalogue.ts'
import { helpBlocks } from './help-blocks.ts'
import { helpByState, nearestRightsOffices } from './help-by-state.ts'

test('each state has its own capital, and the list of the Human Rights Commission has 24 offices', () => {
  expect(Object.keys(helpByState).toSorted()).toEqual([...states].toSorted())
  expect(new Set(Object.values(helpByState).map(({ capital }) => capital)).size).toBe(states.length)
  expect(Object.values(helpByState).filter(({ hasRightsOffice }) => hasRightsOffice)).toHaveLength(24)
})

test('what has no source says so on the page: of the rest, each body that is named has one', () => {
  const { states: blocks } = helpBlocks('', '2026-11-24', wordsIn('en'))
  expect(withoutSource).toEqual(['capital'])
  expect(JSON.stringify(blocks)).toContain(wordsIn('en').punishedHelp.withoutSource.capital)
  for (const { address } of Object.values(officeSources)) expect(JSON.stringify(blocks)).toContain(address)
})

test('a state without such an office is led to those of its zone', () => {
  expect(nearestRightsOffices('Kebbi')).toEqual(['Kaduna', 'Kano', 'Katsina', 'Sokoto'])
  for (const state of states) expect(nearestRightsOffices(state), state).not.toEqual([])
})
