import type { Randomness } from '#server/kernel/randomness.ts'
import { pad, unpad, usualBucket } from './padding.ts'
import { seal, unseal } from './sealing.ts'

/** Seals anything that JSON can hold, padded. @param place see `seal` */
export function sealContent(
  randomness: Randomness,
  key: Buffer,
  place: string,
  content: unknown,
  bucket = usualBucket,
): Buffer {
  return seal(randomness, key, place, pad(Buffer.from(JSON.stringify(content), 'utf8'), bucket))
}

/** @throws SealBroken */
export function openContent(key: Buffer, place: string, sealed: Uint8Array): unknown {
  return JSON.parse(unpad(unseal(key, place, sealed)).toString('utf8'))
}
