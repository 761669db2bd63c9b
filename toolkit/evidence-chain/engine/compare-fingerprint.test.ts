import { expect, test } from 'vitest'
import { compareFingerprint } from './compare-fingerprint.ts'

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  [sha256, 'same'],
  [sha256.toUpperCase(), 'same'],
  [` ${sha256.match(/.{4}/g)?.join(' ')}\n`, 'same'],
  [sha256.slice(0, 63), 'unfinished'],
  [`${sha256}0`, 'unfinished'],
  [`${sha256.slice(0, 63)}g`, 'unfinished'],
  ['sha256', 'unfinished'],
  [`${sha256.slice(0, 63)}e`, 'other'],
  ['0'.repeat(64), 'other'],
] as const)('%j is %s', (given, comparison) => {
  expect(compareFingerprint(given, sha256)).toBe(comparison)
})
