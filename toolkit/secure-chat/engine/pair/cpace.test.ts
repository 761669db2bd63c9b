import { _map_to_curve_elligator2_curve25519, ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { diceFrom } from '../../vectors/hostile-blocks.ts'
import { asUtf8 } from '../bytes.ts'
import { type Agreed, generatorOf, pointOf, sharedKey } from './cpace.ts'
import { elligator2, fieldOrder } from './elligator2.ts'

// The vectors of draft-irtf-cfrg-cpace, "Test vector for CPace using group X25519 and hash SHA-512".
const agreed: Agreed = {
  password: asUtf8('Password'),
  purpose: hexToBytes('0a41696e69746961746f720a42726573706f6e646572'),
  sessionId: hexToBytes('7e4b4791d6a8ef019b936c79fb7f2c57'),
}
const [ya, yb] = [
  hexToBytes('21b4f4bd9e64ed355c3eb676a28ebedaf6d8f17bdc365995b319097153044080'),
  hexToBytes('848b0779ff415f0af4ea14df9dd1d3c29ac41d836c7808896c4eba19c51ac40a'),
]
const [Ya, Yb] = [
  hexToBytes('f970e36f37cfcd9a39e37dd2d1fbc9156d6d2f9ae422f4722cbd9d32e9b1e704'),
  hexToBytes('0178bbbab0804a4455b8f02e5d6e7d80997c6470bfb3618d7e74c39647af5a29'),
]
const said = {
  first: { point: Ya, along: asUtf8('ADa') },
  second: { point: Yb, along: asUtf8('ADb') },
}

test('the generator is that of the draft', () => {
  expect(bytesToHex(generatorOf(agreed))).toBe(
    '4e6098733061c0e8486611a904fe5edb049804d26130a44131a6229e55c5c321',
  )
})

test('both points are those of the draft', () => {
  expect(bytesToHex(pointOf(agreed, ya))).toBe(bytesToHex(Ya))
  expect(bytesToHex(pointOf(agreed, yb))).toBe(bytesToHex(Yb))
})

test('both sides come to the key of the draft', () => {
  const expected =
    'f5ef3c13fdb9dfe839bdbf8a9256e8cee7db8a8f1dfa74958a925450cf8089cd560d9a4e7956b7334b6f625c8559b75ea0764ac2be894b8f3d434b30e87797d5'
  expect(bytesToHex(sharedKey(agreed.sessionId, { secret: ya, other: Yb }, said))).toBe(expected)
  expect(bytesToHex(sharedKey(agreed.sessionId, { secret: yb, other: Ya }, said))).toBe(expected)
})

test.each([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
  '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
])('the point %s of low order is refused', (point) => {
  expect(() => sharedKey(agreed.sessionId, { secret: ya, other: hexToBytes(point) }, said)).toThrow()
})

test('another code, another purpose and another meeting choose another point', () => {
  const points = [
    agreed,
    { ...agreed, password: asUtf8('Passwore') },
    { ...agreed, purpose: asUtf8('other') },
    { ...agreed, sessionId: new Uint8Array(16) },
  ].map((one) => bytesToHex(generatorOf(one)))
  expect(new Set(points).size).toBe(4)
})

test('the map agrees with that of the library for a thousand numbers', () => {
  const dice = diceFrom(25)
  for (let count = 0; count < 1000; count += 1) {
    const number =
      BigInt(`0x${Array.from({ length: 63 }, () => dice(16).toString(16)).join('')}`) % fieldOrder
    const { xMn, xMd } = _map_to_curve_elligator2_curve25519(number)
    const { Fp } = ed25519.Point
    expect(elligator2(number)).toBe(Fp.div(xMn, xMd))
  }
})
