import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksOf } from './look-alikes.ts'

test.each([
  ['admin1', 'аdmin1'],
  ['admin1', 'adminl'],
  ['lagos', 'Iagos'],
  ['admin1', 'admin1\uFE0F'],
  ['admin1', 'ａｄｍｉｎ１'],
  ['isiiimini', 'İsiiimini'],
  ['amina0', 'aminaO'],
  ['corner', 'comer'],
  ['scope', 'ѕсоре'],
])('%s and %s look alike', (one, other) => {
  expect(looksOf(one).some((look) => looksOf(other).includes(look))).toBe(true)
})

test.each([
  ['amina', 'aminu'],
  ['ola', 'ọlá'],
  ['user-2', 'user-3'],
  ['chidi', 'chiidi'],
])('%s and %s do not', (one, other) => {
  expect(looksOf(one).some((look) => looksOf(other).includes(look))).toBe(false)
})

test('capitals alone never make another name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9._-]{3,20}$/), (name) => {
      const shared = looksOf(name).filter((look) => looksOf(name.toLowerCase()).includes(look))
      expect(shared.length).toBeGreaterThan(0)
    }),
  )
})
