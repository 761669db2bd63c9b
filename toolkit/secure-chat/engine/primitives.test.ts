import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { argon2id as argon2idInScript } from '@noble/hashes/argon2.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { argon2id } from 'hash-wasm'
import { expect, test } from 'vitest'
import { deriveMasterKey, deriveMasterKeyInScript } from './derive-master-key.ts'
import { argon2Input } from './keys.ts'

// The reference implementation's tests (phc-winner-argon2, src/test.c, version 0x13).
const argon2Answers = [
  [65_536, 2, 'password', '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7'],
  [256, 2, 'password', '9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe'],
  [65_536, 1, 'password', 'f6a5adc1ba723dddef9b5ac1d464e180fcd9dffc9d1cbf76cca2fed795d9ca98'],
  [65_536, 2, 'differentpassword', '0b84d652cf6b0c4beaef0dfe278ba6a80df6696281d7e0d2891b817d8c458fde'],
] as const

test.for(argon2Answers)(
  'Argon2id with %i KiB and %i passes gives the known answer',
  { timeout: 60_000 },
  async (answer) => {
    const [memorySize, iterations, password, expected] = answer
    const settings = { password, salt: 'somesalt', memorySize, iterations, parallelism: 1, hashLength: 32 }
    expect(await argon2id({ ...settings, outputType: 'hex' })).toBe(expected)
  },
)

test('Argon2id in plain JavaScript gives the known answer', () => {
  const [memory, passes, password, expected] = argon2Answers[1]
  const made = argon2idInScript(password, 'somesalt', { m: memory, t: passes, p: 1, dkLen: 32 })
  expect(bytesToHex(made)).toBe(expected)
})

test('both ways to a master key give the same, and the slow one tells how far it is', {
  timeout: 60_000,
}, async () => {
  const cost = { memory: 19, passes: 2 }
  const work = { ...argon2Input({ channelId: 'A'.repeat(24), accessCode: '7QK2M9XW' }), cost }
  const told: number[] = []
  const inScript = await deriveMasterKeyInScript(work, (fraction) => told.push(fraction))
  expect(await deriveMasterKey(work)).toEqual(inScript)
  expect(told.at(-1)).toBeCloseTo(1, 1)
})

// draft-irtf-cfrg-xchacha-03, appendix A.3.1.
test('XChaCha20-Poly1305 gives the known answer', () => {
  const key = hexToBytes('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f')
  const nonce = hexToBytes('404142434445464748494a4b4c4d4e4f5051525354555657')
  const associated = hexToBytes('50515253c0c1c2c3c4c5c6c7')
  const plain =
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
  const sealed = xchacha20poly1305(key, nonce, associated).encrypt(new TextEncoder().encode(plain))
  expect(bytesToHex(sealed)).toBe(
    'bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780acf49',
  )
})

// RFC 5869, test case 1.
test('HKDF-SHA-256 gives the known answer', () => {
  const input = hexToBytes('0b'.repeat(22))
  const salt = hexToBytes('000102030405060708090a0b0c')
  const info = hexToBytes('f0f1f2f3f4f5f6f7f8f9')
  expect(bytesToHex(hkdf(sha256, input, salt, info, 42))).toBe(
    '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  )
})

// RFC 4231, test case 2.
test('HMAC-SHA-256 gives the known answer', () => {
  const key = new TextEncoder().encode('Jefe')
  const words = new TextEncoder().encode('what do ya want for nothing?')
  expect(bytesToHex(hmac(sha256, key, words))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})
