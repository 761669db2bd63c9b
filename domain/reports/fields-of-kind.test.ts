import { expect, test } from 'vitest'
import { fieldNames } from './fields.ts'
import { fieldsOfKind, isRequired } from './fields-of-kind.ts'
import { isKindOfWrong, kindsOfWrong } from './kinds-of-wrong.ts'

test('a report of before, without a kind, has every field', () => {
  expect(fieldsOfKind(null)).toEqual(fieldNames)
})

test.each(kindsOfWrong)('a report on %s can be filled in: what it must have, it has', (kind) => {
  const names = fieldsOfKind(kind)
  expect(fieldNames.filter((name) => isRequired(name, kind) && !names.includes(name))).toEqual([])
  for (const name of ['personName', 'position', 'evidence', 'witnesses', 'mustNotSee'] as const)
    expect(names).toContain(name)
})

test('assets are asked and required of wealth alone, and what happened of every other kind', () => {
  for (const kind of kindsOfWrong) {
    const isWealth = kind === 'wealth'
    expect(fieldsOfKind(kind).includes('suspectedAssets')).toBe(isWealth)
    expect(isRequired('suspectedAssets', kind)).toBe(isWealth)
    expect(fieldsOfKind(kind).includes('whatHappened')).toBe(!isWealth)
    expect(isRequired('whatHappened', kind)).toBe(!isWealth)
  }
})

test('every field is asked of some kind', () => {
  const asked = new Set(kindsOfWrong.flatMap((kind) => fieldsOfKind(kind)))
  expect(fieldNames.filter((name) => !asked.has(name))).toEqual([])
})

test.each(['', 'toString', 'theft', null, undefined, 4])('%j is no kind', (text) => {
  expect(isKindOfWrong(text)).toBe(false)
})
