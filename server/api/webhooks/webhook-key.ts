import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Randomness } from '#server/kernel/randomness.ts'

/** What PKCS #8 has before the 32 bytes of an Ed25519 key (RFC 8410). */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex')

/** 32 bytes in base64, from which an Ed25519 key is made. */
export function newSeed(randomness: Randomness): string {
  return randomness.bytes(32).toString('base64')
}

/** The public half as Standard Webhooks writes it. */
export function publicKeyOf(seed: string): string {
  const { x = '' } = createPublicKey(privateKey(seed)).export({ format: 'jwk' })
  return `whpk_${Buffer.from(x, 'base64url').toString('base64')}`
}

export function signWith(seed: string, text: string): string {
  return sign(null, Buffer.from(text, 'utf8'), privateKey(seed)).toString('base64')
}

function privateKey(seed: string): KeyObject {
  const key = Buffer.concat([beforeSeed, Buffer.from(seed, 'base64')])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}
