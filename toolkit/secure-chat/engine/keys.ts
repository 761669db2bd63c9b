import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { asUtf8, joinBytes } from './bytes.ts'
import type { Cost } from './cost.ts'
import { type Header, tagLength } from './header.ts'

/** All that opens and seals the blocks of one channel. It lives in memory alone. */
export type ChannelKey = { readonly tagKey: Uint8Array; readonly masterKey: Uint8Array; readonly cost: Cost }

export const keyLength = 32

/** Shows whose block it is without Argon2id: the channel ID alone has 120 bits, so a fast function is enough. */
export function tagKeyOf(channelId: string): Uint8Array {
  return hkdf(sha256, asUtf8(channelId), undefined, asUtf8('fitila channel 1 tag'), keyLength)
}

export function tagOf(tagged: Uint8Array, tagKey: Uint8Array): Uint8Array {
  return hmac(sha256, tagKey, tagged).subarray(0, tagLength)
}

/** The codes of a channel, and what a guess of them costs. */
export type Derivation = { channelId: string; accessCode: string; cost: Cost }

/** What Argon2id is given for a channel. The ID is unique and secret, so the salt may come from it. */
export function argon2Input({ channelId, accessCode }: { channelId: string; accessCode: string }) {
  return {
    password: asUtf8(`${channelId}\x1f${accessCode}`),
    salt: sha256(asUtf8(`fitila channel 1 salt\x1f${channelId}`)).slice(0, 16),
  }
}

/** The keys of one block: bound to its settings and its nonce, so that no two blocks share any. */
export function blockKeys(masterKey: Uint8Array, { nonce, settings }: Pick<Header, 'nonce' | 'settings'>) {
  const info = joinBytes(asUtf8('fitila sealed block 1'), settings)
  const material = hkdf(sha256, masterKey, nonce, info, 2 * keyLength)
  return { encryption: material.slice(0, keyLength), commitment: material.slice(keyLength) }
}
