import { expect, test } from 'vitest'
import { states } from '../reports/places.ts'
import { peopleCounted } from './people-counted.ts'
import { ratePerMillion } from './rates.ts'
import { stateShapes } from './state-shapes.ts'
import { stateTiles } from './state-tiles.ts'

test('the people of all states are as many as the Commission counted', () => {
  expect(Object.values(peopleCounted).reduce((sum, people) => sum + people, 0)).toBe(140_431_790)
})

test('a rate is told from five reports on', () => {
  expect([ratePerMillion('Kaduna', 4), ratePerMillion('Kaduna', 31)]).toEqual([null, 5.1])
})

test('every state has one outline, and one tile that no other has', () => {
  expect(Object.keys(stateShapes).toSorted()).toEqual([...states].toSorted())
  expect(stateTiles.map(({ state }) => state).toSorted()).toEqual([...states].toSorted())
  const places = stateTiles.flatMap(({ short, row, column }) => [short, `${row} ${column}`])
  expect(new Set(places).size).toBe(places.length)
})
