import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNames, type NameReason } from './compare-names.ts'
import { letterKey } from './name-letters.ts'
import { onePerson, twoPeople } from './name-pairs.ts'
import { shortForms, spellings } from './name-spellings.ts'
import { foldText } from './text/fold.ts'

test.each(onePerson)('%s and %s may be one person: %s, %s', (left, right, strength, kind) => {
  const match = compareNames(left, right)
  expect(match?.strength).toBe(strength)
  expect(match?.reasons.map((reason) => reason.kind)).toContain(kind)
})

test.each(twoPeople)('%s and %s are two people', (left, right) => {
  expect(compareNames(left, right)).toBeNull()
})

test('there are at least eighty pairs either way', () => {
  expect(onePerson.length).toBeGreaterThanOrEqual(80)
  expect(twoPeople.length).toBeGreaterThanOrEqual(80)
})

const words = [
  ...new Set(
    [...onePerson, ...twoPeople]
      .map(([left, right]) => `${left} ${right}`)
      .join(' ')
      .split(/[^\p{L}\p{M}’']+/u),
  ),
].filter((word) => word.length >= 3 && !/^(?:abdul|rahman)/i.test(word))
const name = fc
  .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(' '))
const anything = fc.oneof(name, fc.string({ unit: 'grapheme', maxLength: 60 }))

test('either way round, the answer is the same', () => {
  fc.assert(
    fc.property(anything, anything, (left, right) => {
      const [one, other] = [compareNames(left, right), compareNames(right, left)]
      expect(other?.strength).toBe(one?.strength)
      expect(other?.reasons.map(swapped)).toEqual(one?.reasons)
    }),
    { numRuns: 2_000 },
  )
})

test('a person who is called by two names is the same as themselves', () => {
  const twoNames = fc.tuple(
    fc.constantFrom('Musa', 'Ngozi', 'Adewale'),
    fc.constantFrom('Katagum', 'Dimgba', 'Ogunsakin'),
    name,
  )
  fc.assert(
    fc.property(twoNames, (parts) => {
      expect(compareNames(parts.join(' '), parts.join(' '))?.strength).toBe('same')
    }),
  )
})

test('the order of the words changes no answer', () => {
  fc.assert(
    fc.property(name, name, fc.infiniteStream(fc.nat(1_000)), (left, right, chance) => {
      const shuffled = right
        .split(' ')
        .map((word) => ({ word, place: Number(chance.next().value) }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ word }) => word)
        .join(' ')
      expect(compareNames(left, shuffled)?.strength).toBe(compareNames(left, right)?.strength)
    }),
    { numRuns: 2_000 },
  )
})

test('titles before a name change nothing but the reason', () => {
  const title = fc.constantFrom('Chief', 'Alh.', 'Hon.', 'Engr.', 'Dr', 'HRH', 'Prof.', 'Col. (rtd)')
  fc.assert(
    fc.property(title, name, name, (before, left, right) => {
      expect(compareNames(`${before} ${left}`, right)?.strength).toBe(compareNames(left, right)?.strength)
    }),
  )
})

test('a spelling or a short form means one name only', () => {
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(foldText))
  const families = lines(spellings).map((line) => new Set(line.map(letterKey)))
  const shared = families.flatMap((family, index) =>
    families.slice(index + 1).flatMap((other) => [...family].filter((key) => other.has(key))),
  )
  expect(shared).toEqual([])
  const shorts = lines(shortForms).map(([short]) => short)
  expect(new Set(shorts).size).toBe(shorts.length)
})

test('a name is compared with fifty others well within a second', () => {
  const from = performance.now()
  for (const [left] of onePerson.slice(0, 50)) compareNames(left, 'Chief (Dr.) Olanrewaju A. Adebayo, SAN')
  expect(performance.now() - from).toBeLessThan(1_000)
})

function swapped(reason: NameReason): NameReason {
  return 'left' in reason ? { ...reason, left: reason.right, right: reason.left } : reason
}
