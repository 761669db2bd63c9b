import { md5 } from '@noble/hashes/legacy.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { rc4 } from './rc4.ts'

/** What the encryption dictionary says (ISO 32000-1, 7.6.3; ISO 32000-2, 7.6.4). */
export type LockFacts = {
  version: number
  revision: number
  keyBytes: number
  owner: Uint8Array
  user: Uint8Array
  ownerKey: Uint8Array
  userKey: Uint8Array
  permissions: number
  id: Uint8Array
  isMetadataLocked: boolean
}

const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
])

/** The key of the file for revisions 2 to 4, tried as the user's and as the owner's password; null if it is neither. */
export function oldFileKey(facts: LockFacts, password: Uint8Array): Uint8Array | null {
  return keyOfUser(facts, pad(password)) ?? keyOfUser(facts, userFromOwner(facts, password))
}

function keyOfUser(facts: LockFacts, padded: Uint8Array): Uint8Array | null {
  const { permissions } = facts
  const signed = Uint8Array.from([permissions, permissions >> 8, permissions >> 16, permissions >> 24])
  let key: Uint8Array = md5(
    concatBytes(
      padded,
      facts.owner.subarray(0, 32),
      signed,
      facts.id,
      facts.revision >= 4 && !facts.isMetadataLocked ? new Uint8Array(4).fill(255) : new Uint8Array(),
    ),
  )
  if (facts.revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, facts.keyBytes))
  key = key.subarray(0, facts.keyBytes)
  return isUser(facts, key) ? key : null
}

function isUser(facts: LockFacts, key: Uint8Array): boolean {
  if (facts.revision < 3) return isSame(rc4(key, padding), facts.user, 32)
  let check = rc4(key, md5(concatBytes(padding, facts.id)))
  for (let round = 1; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  return isSame(check, facts.user, 16)
}

function userFromOwner(facts: LockFacts, password: Uint8Array): Uint8Array {
  let key: Uint8Array = md5(pad(password))
  if (facts.revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, facts.keyBytes))
  key = key.subarray(0, facts.keyBytes)
  let user = facts.owner.subarray(0, 32)
  if (facts.revision < 3) return rc4(key, user)
  for (let round = 19; round >= 0; round--)
    user = rc4(
      key.map((byte) => byte ^ round),
      user,
    )
  return user
}

function pad(password: Uint8Array): Uint8Array {
  return concatBytes(password, padding).subarray(0, 32)
}

function isSame(one: Uint8Array, other: Uint8Array, length: number): boolean {
  return (
    one.length >= length &&
    other.length >= length &&
    one.subarray(0, length).every((byte, at) => byte === other[at])
  )
}
