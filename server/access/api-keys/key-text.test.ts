import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Randomness } from '#server/kernel/randomness.ts'
import { hashOfKey, looksLikeKey, newKey } from './key-text.ts'

const chance: Randomness = { bytes: randomBytes, uuid: randomUUID } as Randomness

test('a key has a prefix that scanners know, 30 random characters and six of a checksum', () => {
  const keys = Array.from({ length: 2000 }, () => newKey(chance))
  expect(keys.every((key) => /^ftl_live_[0-9A-Za-z]{36}$/.test(key) && looksLikeKey(key))).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(keys.map((key) => key.slice(9, 39)).join('')).size).toBe(62)
})

test('a typing error is found without a database', () => {
  const key = newKey(chance)
  for (let place = 0; place < key.length; place += 1) {
    const other = key[place] === 'x' ? 'y' : 'x'
    expect(looksLikeKey(`${key.slice(0, place)}${other}${key.slice(place + 1)}`)).toBe(false)
  }
  for (const text of ['', 'ftl_live_', key.slice(1), `${key}x`, ` ${key}`])
    expect(looksLikeKey(text)).toBe(false)
})

test('the checksum is the one that is written down: CRC-32 of all before it, in base 62', () => {
  const zeros = { ...chance, bytes: () => Buffer.alloc(32) } as Randomness
  expect(newKey(zeros)).toBe('ftl_live_0000000000000000000000000000002QFMAO')
  expect(hashOfKey('ftl').toString('hex')).toHaveLength(64)
})
