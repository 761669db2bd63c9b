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
  const given = formToken(key, 'session')
  expect(isFormToken(key, 'session', given)).toBe(true)
  expect(isFormToken(key, 'another session', given)).toBe(false)
  expect(isFormToken(Buffer.alloc(32, 2), 'session', given)).toBe(false)
})

test('no guess is a form’s token', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (guess) => {
      expect(isFormToken(key, 'session', guess)).toBe(false)
    }),
  )
})
