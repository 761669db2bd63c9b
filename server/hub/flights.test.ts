import { expect, test } from 'vitest'
import { openFlights } from './flights.ts'

test('those who come while the work is under way get its result, and later ones do not', async () => {
  const flights = openFlights<string>()
  const gate = Promise.withResolvers<string>()
  const first = flights.begin(
    'page',
    () => gate.promise,
    (page) => page,
  )
  const joining = [flights.joined('page'), flights.joined('page')]
  expect(await flights.joined('another page')).toBeNull()
  gate.resolve('rendered')
  expect(await first).toBe('rendered')
  expect(await Promise.all(joining)).toEqual(['rendered', 'rendered'])
  expect(await flights.joined('page')).toBeNull()
})

test('what is for one alone is not handed over', async () => {
  const flights = openFlights<string>()
  const gate = Promise.withResolvers<string>()
  const first = flights.begin(
    'page',
    () => gate.promise,
    () => null,
  )
  const joining = flights.joined('page')
  gate.resolve('with the name of one visitor')
  expect([await first, await joining]).toEqual(['with the name of one visitor', null])
})

test('a failure is told to the one who began, and the others try for themselves', async () => {
  const flights = openFlights<string>()
  const gate = Promise.withResolvers<string>()
  const first = flights.begin(
    'page',
    () => gate.promise,
    (page) => page,
  )
  const joining = flights.joined('page')
  gate.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('the database is away')
  expect(await joining).toBeNull()
  expect(await flights.joined('page')).toBeNull()
})
