import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Randomness } from '#server/kernel/randomness.ts'

const version = 1
const nonceLength = 12
const tagLength = 16

/** Thrown when sealed bytes were changed, belong elsewhere, or were sealed with another key. */
export class SealBroken extends Error {
  readonly code = 'seal-broken'
}

/**
 * AES-256-GCM (NIST SP 800-38D) under a random 96-bit nonce.
 *
 * @param key 32 bytes, used for few messages: one report's own key, or the wrapping key
 * @param place says where the bytes belong; opening them anywhere else fails
 * @returns version (1 byte), nonce (12), ciphertext, tag (16)
 */
export function seal(randomness: Randomness, key: Buffer, place: string, bytes: Uint8Array): Buffer {
  const nonce = randomness.bytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  cipher.setAAD(associatedData(place))
  return Buffer.concat([Buffer.of(version), nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

export function unseal(key: Buffer, place: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed)
  if (bytes.length < 1 + nonceLength + tagLength || bytes[0] !== version) throw new SealBroken('unknown seal')
  const nonce = bytes.subarray(1, 1 + nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(associatedData(place))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + nonceLength, -tagLength)), decipher.final()])
  } catch {
    throw new SealBroken('the seal does not hold')
  }
}

function associatedData(place: string): Buffer {
  return Buffer.concat([Buffer.of(version), Buffer.from(place, 'utf8')])
}
