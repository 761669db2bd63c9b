import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto'
import type { Randomness } from '#server/kernel/randomness.ts'
import { keyOfMessage } from './xaes.ts'

const tagLength = 16

/** By the first byte of what is sealed: the length of its nonce, and what seals under it. */
const versions = new Map([
  // AES-256-GCM under a random nonce of 96 bits (NIST SP 800-38D). Of before November 2026; opened, and no longer written.
  [1, { nonceLength: 12, messageKey: (key: Buffer, nonce: Buffer) => ({ key, nonce }) }],
  // XAES-256-GCM under a random nonce of 192 bits.
  [2, { nonceLength: 24, messageKey: keyOfMessage }],
])
const version = 2
const nonceLength = 24

/** Thrown when sealed bytes were changed, belong elsewhere, or were sealed with another key. */
export class SealBroken extends Error {
  readonly code = 'seal-broken'
}

/**
 * XAES-256-GCM (C2SP). One key seals up to 2^80 messages under random nonces, so no count has to be kept of them.
 *
 * @param key 32 bytes
 * @param place says where the bytes belong; opening them anywhere else fails
 * @returns version (1 byte), nonce (24), ciphertext, tag (16)
 */
export function seal(randomness: Randomness, key: Buffer, place: string, bytes: Uint8Array): Buffer {
  const nonce = randomness.bytes(nonceLength)
  const message = keyOfMessage(key, nonce)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(message.key), message.nonce, {
    authTagLength: tagLength,
  })
  cipher.setAAD(associatedData(version, place))
  return Buffer.concat([Buffer.of(version), nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** @throws SealBroken */
export function unseal(key: Buffer, place: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed)
  const known = versions.get(bytes[0] ?? 0)
  if (!known || bytes.length < 1 + known.nonceLength + tagLength) throw new SealBroken('unknown seal')
  const message = known.messageKey(key, bytes.subarray(1, 1 + known.nonceLength))
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(message.key), message.nonce, {
    authTagLength: tagLength,
  })
  decipher.setAAD(associatedData(bytes[0] ?? 0, place))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const sealedText = bytes.subarray(1 + known.nonceLength, -tagLength)
    return Buffer.concat([decipher.update(sealedText), decipher.final()])
  } catch {
    throw new SealBroken('the seal does not hold')
  }
}

function associatedData(sealedBy: number, place: string): Buffer {
  return Buffer.concat([Buffer.of(sealedBy), Buffer.from(place, 'utf8')])
}
