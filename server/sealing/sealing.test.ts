import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemRandomness } from '#server/kernel/randomness.ts'
import { seal, unseal } from './sealing.ts'
import { keyOfMessage } from './xaes.ts'

/** The test vectors of C2SP's `XAES-256-GCM.md`. */
test.each([
  [0x01, '', 'ce546ef63c9cc60765923609b33a9a1974e96e52daf2fcf7075e2271'],
  [0x03, 'c2sp.org/XAES-256-GCM', '986ec1832593df5443a179437fd083bf3fdb41abd740a21f71eb769d'],
])('a message under a key of bytes %i is sealed as C2SP says', (byte, associated, expected) => {
  const { key, nonce } = keyOfMessage(Buffer.alloc(32, byte), Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWX'))
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(associated))
  const sealed = Buffer.concat([cipher.update('XAES-256-GCM'), cipher.final(), cipher.getAuthTag()])
  expect(sealed.toString('hex')).toBe(expected)
})

test('what is sealed opens with its key at its place, and nowhere else', () => {
  const key = randomBytes(32)
  const sealed = seal(systemRandomness, key, 'draft:1', Buffer.from('three houses'))
  expect(sealed[0]).toBe(2)
  expect(unseal(key, 'draft:1', sealed).toString()).toBe('three houses')
  expect(() => unseal(key, 'draft:2', sealed)).toThrow('seal')
  expect(() => unseal(randomBytes(32), 'draft:1', sealed)).toThrow('seal')
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(() => unseal(key, 'draft:1', changed), `byte ${place}`).toThrow('seal')
  }
  for (const length of [0, 1, 28, 40])
    expect(() => unseal(key, 'draft:1', sealed.subarray(0, length))).toThrow('seal')
})

test('a seal of the first version still opens', () => {
  const [key, nonce] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
  cipher.setAAD(Buffer.concat([Buffer.of(1), Buffer.from('draft:1')]))
  const text = Buffer.concat([cipher.update('three houses'), cipher.final()])
  const sealed = Buffer.concat([Buffer.of(1), nonce, text, cipher.getAuthTag()])
  expect(unseal(key, 'draft:1', sealed).toString()).toBe('three houses')
})
