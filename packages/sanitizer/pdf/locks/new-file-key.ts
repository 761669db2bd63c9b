import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { lockBlocks, openBlocks } from './aes-cbc.ts'
import type { LockFacts } from './file-key.ts'

const nothing = new Uint8Array()

/** The key of the file for revisions 5 and 6 (ISO 32000-2, 7.6.4.3.3); null if the password is neither user's nor owner's. */
export function newFileKey(facts: LockFacts, whole: Uint8Array): Uint8Array | null {
  const password = whole.subarray(0, 127)
  const hash = facts.revision >= 6 ? hardHash : plainHash
  const { owner, user } = facts
  const userPart = user.subarray(0, 48)
  if (isSame(hash(password, owner.subarray(32, 40), userPart), owner))
    return openBlocks(hash(password, owner.subarray(40, 48), userPart), facts.ownerKey.subarray(0, 32))
  if (isSame(hash(password, user.subarray(32, 40), nothing), user))
    return openBlocks(hash(password, user.subarray(40, 48), nothing), facts.userKey.subarray(0, 32))
  return null
}

function plainHash(password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
  return sha256(concatBytes(password, salt, user))
}

/** Algorithm 2.B: at least 64 rounds, until the last byte lets go. */
function hardHash(password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
  let key = plainHash(password, salt, user)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const once = concatBytes(password, key, user)
    const many = new Uint8Array(once.length * 64)
    for (let copy = 0; copy < 64; copy++) many.set(once, copy * once.length)
    const locked = lockBlocks(key.subarray(0, 16), key.subarray(16, 32), many)
    const remainder = locked.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = remainder === 0 ? sha256(locked) : remainder === 1 ? sha384(locked) : sha512(locked)
    last = locked.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function isSame(hash: Uint8Array, stored: Uint8Array): boolean {
  return stored.length >= 48 && hash.every((byte, at) => byte === stored[at])
}
