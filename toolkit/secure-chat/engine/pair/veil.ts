import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { asUtf8, joinBytes } from '../bytes.ts'
import type { RandomBytes } from '../codes.ts'
import { nonceLength, sealLength } from '../header.ts'
import { keyLength } from '../keys.ts'

/** A block without its veil: what it is, and the nonce that is in no other block. */
export type Unveiled = { nonce: Uint8Array; inner: Uint8Array }

/** Nothing longer is looked at: the largest message has 65,566 bytes inside. */
const longestBlock = 66_000

/** From the channel ID alone, which has 120 bits: it hides that a block is one, and whose. It keeps no secret from a person with the ID. */
export function veilKeyOf(channelId: string): Uint8Array {
  return hkdf(sha256, asUtf8(channelId), undefined, asUtf8('fitila channel 2 veil'), keyLength)
}

/** Every byte of the block looks like chance to a person without the ID: there is no mark, no version, no kind. */
export function veil({ nonce, inner }: Unveiled, veilKey: Uint8Array): Uint8Array {
  return joinBytes(nonce, xchacha20poly1305(veilKey, nonce).encrypt(inner))
}

/** Undefined when the block belongs to another channel, or is none. */
export function unveil(block: Uint8Array, veilKey: Uint8Array): Unveiled | undefined {
  if (block.length <= nonceLength + sealLength || block.length > longestBlock) return undefined
  const nonce = block.slice(0, nonceLength)
  try {
    return { nonce, inner: xchacha20poly1305(veilKey, nonce).decrypt(block.subarray(nonceLength)) }
  } catch {
    return undefined
  }
}

export function newNonce(random: RandomBytes): Uint8Array {
  return random(nonceLength)
}
