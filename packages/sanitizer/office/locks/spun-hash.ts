import { sha1 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'

export type Hash = (bytes: Uint8Array) => Uint8Array

export const hashes: Readonly<Record<string, Hash>> = {
  SHA1: sha1,
  SHA256: sha256,
  SHA384: sha384,
  SHA512: sha512,
}

/** A password as the locks of Office take it (MS-OFFCRYPTO, 2.3.4.7 and 2.3.4.11): hashed again and again, each time with the number of the turn. */
export function spunHash(given: {
  hash: Hash
  salt: Uint8Array
  password: string
  turns: number
}): Uint8Array {
  const { hash, salt, password, turns } = given
  const first = hash(joined(salt, wide(password)))
  const turned = new Uint8Array(4 + first.length)
  const view = new DataView(turned.buffer)
  turned.set(first, 4)
  for (let turn = 0; turn < turns; turn += 1) {
    view.setUint32(0, turn, true)
    turned.set(hash(turned), 4)
  }
  return turned.slice(4)
}

export function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const piece of pieces) {
    whole.set(piece, place)
    place += piece.length
  }
  return whole
}

export function number32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

export function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place])
}

function wide(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let place = 0; place < text.length; place += 1) view.setUint16(place * 2, text.charCodeAt(place), true)
  return bytes
}
