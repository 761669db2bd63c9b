import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedByPasskey } from './check-passkey.ts'
import { readCoseKey } from './cose-key.ts'
import type { PasskeyParts } from './signed-decision.ts'

const authenticatorData = Buffer.alloc(37, 7)
const clientData = Buffer.from('{"type":"webauthn.get"}')
const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])

/** CBOR of a map of small numbers to numbers and bytes. */
function cose(pairs: [number, number | Buffer][]): Buffer {
  const head = (major: number, value: number) =>
    value < 24
      ? Buffer.from([(major << 5) | value])
      : value < 256
        ? Buffer.from([(major << 5) | 24, value])
        : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
  const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
  const item = (value: number | Buffer) =>
    typeof value === 'number' ? number(value) : Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, pairs.length),
    ...pairs.flatMap(([name, value]) => [number(name), item(value)]),
  ])
}

function part(key: KeyObject, name: 'x' | 'y' | 'n' | 'e'): Buffer {
  return Buffer.from(String(key.export({ format: 'jwk' })[name]), 'base64url')
}

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ed = generateKeyPairSync('ed25519')
const ml = generateKeyPairSync('ml-dsa-44')
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

const kinds = {
  ES256: [
    -7,
    cose([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(ec.publicKey, 'x')],
      [-3, part(ec.publicKey, 'y')],
    ]),
    () => sign('sha256', signed, ec.privateKey),
  ],
  EdDSA: [
    -8,
    cose([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part(ed.publicKey, 'x')],
    ]),
    () => sign(null, signed, ed.privateKey),
  ],
  'ML-DSA-44': [
    -48,
    cose([
      [1, 7],
      [3, -48],
      [-1, Buffer.from(String(ml.publicKey.export({ format: 'jwk' }).pub), 'base64url')],
    ]),
    () => sign(null, signed, ml.privateKey),
  ],
  RS256: [
    -257,
    cose([
      [1, 3],
      [3, -257],
      [-1, part(rsa.publicKey, 'n')],
      [-2, part(rsa.publicKey, 'e')],
    ]),
    () => sign('sha256', signed, rsa.privateKey),
  ],
} as const

function partsOf(name: keyof typeof kinds): PasskeyParts {
  const [algorithm, publicKey, makeSignature] = kinds[name]
  const text = (bytes: Buffer) => bytes.toString('base64url')
  return {
    ...{ algorithm, credentialId: 'AAAA', publicKey: text(publicKey), signature: text(makeSignature()) },
    ...{ authenticatorData: text(authenticatorData), clientDataJSON: text(clientData) },
  }
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'a signature by %s holds, and no other does',
  async (name) => {
    // The two numbers of ECDSA have other lengths each time.
    for (let each = 0; each < 40; each += 1) expect(await isSignedByPasskey(partsOf(name))).toBe(true)
    const parts = partsOf(name)
    const changed = Buffer.from(parts.signature, 'base64url')
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    for (const forged of [
      { signature: changed.toString('base64url') },
      { authenticatorData: Buffer.alloc(37, 8).toString('base64url') },
      { clientDataJSON: 'e30' },
      { signature: 'not base64url!' },
      { signature: '' },
      { publicKey: '' },
      { algorithm: name === 'ES256' ? -8 : -7 },
    ])
      expect(await isSignedByPasskey({ ...parts, ...forged }), JSON.stringify(forged)).toBe(false)
  },
)

test('an algorithm that is not known here is told apart from a wrong signature', async () => {
  const publicKey = cose([
    [1, 2],
    [3, -36],
    [-1, 3],
  ]).toString('base64url')
  expect(await isSignedByPasskey({ ...partsOf('ES256'), algorithm: -36, publicKey })).toBeNull()
})

test('a key that is cut off, goes on, repeats a name or is of another kind is none', () => {
  const whole = kinds.ES256[1]
  expect(readCoseKey(whole)?.get(3)).toBe(-7)
  for (let length = 0; length < whole.length; length += 1)
    expect(readCoseKey(whole.subarray(0, length))).toBeNull()
  expect(readCoseKey(Buffer.concat([whole, Buffer.from([0])]))).toBeNull()
  expect(
    readCoseKey(
      cose([
        [1, 2],
        [1, 3],
      ]),
    ),
  ).toBeNull()
  for (const bytes of ['83010203', 'bf0102ff', 'a1016161', 'a15b00000000ffffffff', 'ff', 'a101a10102'])
    expect(readCoseKey(Buffer.from(bytes, 'hex')), bytes).toBeNull()
})
