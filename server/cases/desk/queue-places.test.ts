import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPlaces, writePlaces } from './queue-places.ts'

const sealing = { key: randomBytes(32), page: 'stage=new' }
const lists = ['paying', 'others'] as const

test.each([
  { paying: randomUUID(), others: randomUUID() },
  { paying: randomUUID() },
  { others: randomUUID() },
  {},
])('the places %j come back, and are not to be read in the address', (places) => {
  const written = writePlaces(places, lists, sealing)
  expect(readPlaces(written, lists, sealing)).toEqual(places)
  expect(writePlaces(places, lists, sealing)).toBe(written)
  const bytes = Buffer.from(written, 'base64url').toString('hex')
  for (const id of Object.values(places)) expect(bytes).not.toContain(id.replaceAll('-', '').slice(0, 8))
})

test('no place that was made up, changed, or written for another page or with another key is taken', () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const written = writePlaces({ paying: one, others: other }, lists, sealing)
  const changed = Buffer.from(written, 'base64url')
  changed[14] = (changed[14] ?? 0) ^ 1
  for (const made of [
    `-.${other}`,
    `${one}.${other}`,
    one,
    '',
    null,
    changed.toString('base64url'),
    `${written}x1`,
  ])
    expect(readPlaces(made, lists, sealing), String(made)).toEqual({})
  expect(readPlaces(written, ['everyone'], sealing)).toEqual({})
  expect(readPlaces(written, lists, { ...sealing, page: '' })).toEqual({})
  expect(readPlaces(written, lists, { ...sealing, key: randomBytes(32) })).toEqual({})
})
