import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formToken, isFormToken, isToken, tokenHash, tokenText } from './tokens.ts'

const key = Buffer.alloc(32, 1)

test('a token is 32 bytes as text, and nothing else is a token', () => {
  expect(isToken(tokenText(randomBytes(32)))).toBe(true)
  for (const text of [
    '',
    'short',
    tokenText(randomBytes(31)),
    tokenText(randomBytes(33)),
    `${'a'.repeat(42)}=`,
  ])
    expect(isToken(text)).toBe(false)
})

test('what is stored of a token is its hash, and not the token', () => {
  const token = tokenText(randomBytes(32))
  expect(tokenHash(token)).toHaveLength(32)
  expect(tokenHash(token).toString('base64url')).not.toBe(token)
})

test('a form’s token fits the session and the key that it was made for, and no other', () => {
  const given = formToken(key, 'session', randomBytes(32))
  expect(isFormToken(key, 'session', given)).toBe(true)
  expect(isFormToken(key, 'another session', given)).toBe(false)
  expect(isFormToken(Buffer.alloc(32, 2), 'session', given)).toBe(false)
})

test('a form’s token looks different each time that it is made, and fits each time', () => {
  const made = Array.from({ length: 50 }, () => formToken(key, 'session', randomBytes(32)))
  expect(made.filter((given) => isFormToken(key, 'session', given))).toHaveLength(50)
  for (const place of made[0] ? made[0].split('').keys() : [])
    expect(new Set(made.map((given) => given[place])).size).toBeGreaterThan(1)
})

test('a form’s token of which one bit is another fits no longer', () => {
  fc.assert(
    fc.property(fc.nat(64 * 8 - 1), (place) => {
      const bytes = Buffer.from(formToken(key, 'session', randomBytes(32)), 'base64url')
      bytes.writeUInt8(bytes.readUInt8(place >> 3) ^ (1 << (place & 7)), place >> 3)
      expect(isFormToken(key, 'session', bytes.toString('base64url'))).toBe(false)
    }),
  )
})

test('no guess is a form’s token', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (guess) => {
      expect(isFormToken(key, 'session', guess)).toBe(false)
    }),
  )
})
