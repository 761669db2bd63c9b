import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { joinBytes } from './bytes.ts'
import type { RandomBytes } from './codes.ts'
import { type Content, writeContent } from './content.ts'
import { defaultCost } from './cost.ts'
import { commitmentLength, nonceLength, sealLength, writeTagged } from './header.ts'
import { blockKeys, type ChannelKey, tagOf } from './keys.ts'
import { bucketAt, bucketFor, pad } from './padding.ts'

/**
 * Seals one content for a channel.
 * @throws Refused 'too-long' when it fits no bucket
 */
export function seal(content: Content, key: ChannelKey, random: RandomBytes): Uint8Array {
  const plain = writeContent(content)
  const bucket = bucketFor(plain.length)
  const nonce = random(nonceLength)
  const tagged = writeTagged({ cost: key.cost, bucket, nonce })
  const { encryption, commitment } = blockKeys(key.masterKey, { nonce, settings: tagged.subarray(0, 9) })
  const header = joinBytes(tagged, tagOf(tagged, key.tagKey), commitment)
  const sealed = xchacha20poly1305(encryption, nonce, header).encrypt(pad(plain, bucket))
  encryption.fill(0)
  return joinBytes(header, sealed)
}

/** A block that no one can open: it tells the holders of a channel, and only them, that a person with its ID is at the door. */
export function knock(tagKey: Uint8Array, random: RandomBytes): Uint8Array {
  const bucket = bucketAt(0) ?? bucketFor(0)
  const tagged = writeTagged({ cost: defaultCost, bucket, nonce: random(nonceLength) })
  return joinBytes(tagged, tagOf(tagged, tagKey), random(commitmentLength + bucket.size + sealLength))
}
