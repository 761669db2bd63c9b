import { largestQrText, qrPath } from '@fitila/formats/qr-path'
import { expect, test } from 'vitest'
import { chanceFrom } from '../vectors/build-vectors.ts'
import { armour, bareText, readArmour } from './armour.ts'
import { inGroupsOfFour, makeAccessCode, makeChannelId, readAccessCode, readChannelId } from './codes.ts'
import { decodeCrockford, encodeCrockford } from './crockford.ts'

const random = chanceFrom('codes')

test('a channel ID has 24 characters of 120 random bits, an access code 8 of 40', () => {
  expect(makeChannelId(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/)
  expect(makeAccessCode(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(inGroupsOfFour('7QK2M9XW')).toBe('7QK2-M9XW')
})

test('typed codes are read kindly, and only codes are read', () => {
  expect(readAccessCode(' 7qk2–m9xw\n')).toBe('7QK2M9XW')
  expect(readAccessCode('ooIl-Il00')).toBe('00111100')
  expect(readAccessCode('7QK2M9XU')).toBeUndefined()
  expect(readAccessCode('7QK2M9X')).toBeUndefined()
  expect(readChannelId('7'.repeat(10_000))).toBeUndefined()
})

test('base32 has one spelling, apart from case and look-alikes', () => {
  for (let length = 0; length < 40; length += 1) {
    const bytes = random(length)
    expect(decodeCrockford(encodeCrockford(bytes))).toEqual(bytes)
    expect(decodeCrockford(`${encodeCrockford(bytes)}U`)).toBeUndefined()
  }
  expect(decodeCrockford('00')).toEqual(Uint8Array.of(0))
  expect(decodeCrockford('01')).toBeUndefined()
  expect(decodeCrockford('000')).toBeUndefined()
})

test('a block survives what chat apps, email and paper do to text', () => {
  const block = random(353)
  const text = armour(block)
  for (const changed of [
    text.replaceAll('\n', '\r\n'),
    text.replaceAll('\n', ' '),
    text.toLowerCase(),
    text.replaceAll('\n', '\n> '),
    text.replaceAll('-----', '—'),
    `Hello, here it is:\n\n${text}\nSent from my phone`,
    bareText(block),
    bareText(block).replace(/.{8}/g, '$& '),
    `\u200b${text}\ufeff`,
  ]) {
    expect(readArmour(changed)).toEqual(block)
  }
})

test('a slip in copying is noticed', () => {
  const text = bareText(Uint8Array.of(0x46, 0x53, 0x42, 1, ...random(349)))
  expect(() => readArmour(text.slice(0, -1))).toThrow(expect.objectContaining({ code: 'damaged' }))
  expect(() => readArmour(text.slice(0, 40) + text.slice(41))).toThrow(
    expect.objectContaining({ code: 'damaged' }),
  )
  expect(() => readArmour('Good morning')).toThrow(expect.objectContaining({ code: 'not-a-block' }))
})

test('a QR code is drawn for blocks of up to 1 KiB and not for larger ones', () => {
  expect(qrPath(bareText(random(353)))?.size).toBe(71 + 6)
  expect(qrPath(bareText(random(1121)))).toBeDefined()
  expect(qrPath('0'.repeat(largestQrText + 1))).toBeUndefined()
})
