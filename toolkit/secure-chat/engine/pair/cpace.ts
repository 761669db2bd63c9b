import { pow } from '@noble/curves/abstract/modular.js'
import { montgomery } from '@noble/curves/abstract/montgomery.js'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { asUtf8, joinBytes } from '../bytes.ts'
import { elligator2, fieldOrder } from './elligator2.ts'

// CPACE-X25519-SHA512 of draft-irtf-cfrg-cpace, for one who begins and one who answers. A code of 40 bits becomes a key
// that no person can guess without asking one of the two devices for each guess.

/** What both sides must have alike: the secret of the code, what the key is for, and a number of this meeting. */
export type Agreed = { password: Uint8Array; purpose: Uint8Array; sessionId: Uint8Array }

/** What one side sends: a point, and what goes along with it in clear. */
export type Share = { point: Uint8Array; along: Uint8Array }

export const pointLength = 32

const suite = asUtf8('CPace255')
const blockOfSha512 = 128

/** RFC 7748, without the tables that a fixed base point would have: here every meeting has its own. */
const x25519 = montgomery({
  P: fieldOrder,
  type: 'x25519',
  powPminus2: (number) => pow(number, fieldOrder - 2n, fieldOrder),
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] = (bytes[0] ?? 0) & 248
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64
    return bytes
  },
})

/** The point that the code chooses for this meeting. */
export function generatorOf({ password, purpose, sessionId }: Agreed): Uint8Array {
  const filled = withLength(password).length + withLength(suite).length + 1
  const zeros = new Uint8Array(Math.max(0, blockOfSha512 - filled))
  const hash = sha512(withLengths(suite, password, zeros, purpose, sessionId)).slice(0, pointLength)
  hash[31] = (hash[31] ?? 0) & 127
  return numberToBytesLE(elligator2(bytesToNumberLE(hash)), pointLength)
}

/** @param secret 32 random bytes, used once */
export function pointOf(agreed: Agreed, secret: Uint8Array): Uint8Array {
  return x25519.scalarMult(secret, generatorOf(agreed))
}

/**
 * The 64 bytes that both sides share when they have the same code.
 * @throws Error when the other point is one of the few that would give everybody the same key
 */
export function sharedKey(
  sessionId: Uint8Array,
  mine: { secret: Uint8Array; other: Uint8Array },
  said: { first: Share; second: Share },
): Uint8Array {
  const common = x25519.scalarMult(mine.secret, mine.other)
  return sha512(
    joinBytes(
      withLengths(joinBytes(suite, asUtf8('_ISK')), sessionId, common),
      withLengths(said.first.point, said.first.along),
      withLengths(said.second.point, said.second.along),
    ),
  )
}

function withLengths(...parts: readonly Uint8Array[]): Uint8Array {
  return joinBytes(...parts.map(withLength))
}

/** The length before the bytes, seven bits in each byte, the lowest first. */
function withLength(bytes: Uint8Array): Uint8Array {
  const length: number[] = []
  let rest = bytes.length
  while (rest >= 0x80) {
    length.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  return joinBytes(Uint8Array.of(...length, rest), bytes)
}
