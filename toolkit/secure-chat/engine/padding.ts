import { Refused } from './refused.ts'

/** The five sizes that a sealed content can have, in bytes: what an onlooker learns of its length. */
export const buckets = [256, 1024, 4096, 16_384, 65_536] as const

const lengthBytes = 4

export type Bucket = { readonly index: number; readonly size: number }

/** @throws Refused 'too-long' */
export function bucketFor(contentLength: number): Bucket {
  const index = buckets.findIndex((size) => size >= contentLength + lengthBytes)
  return bucketAt(index) ?? refuse()
}

export function bucketAt(index: number): Bucket | undefined {
  const size = buckets[index]
  return size === undefined ? undefined : { index, size }
}

/** Its length as four bytes, the content, zeros up to the bucket. */
export function pad(content: Uint8Array, { size }: Bucket): Uint8Array {
  const padded = new Uint8Array(size)
  new DataView(padded.buffer).setUint32(0, content.length)
  padded.set(content, lengthBytes)
  return padded
}

/** @throws Refused 'altered' where the length or the zeros are not as `pad` makes them */
export function unpad(padded: Uint8Array): Uint8Array {
  const view = new DataView(padded.buffer, padded.byteOffset, padded.length)
  const end = lengthBytes + view.getUint32(0)
  const hasRest = padded.subarray(end).some((byte) => byte !== 0)
  if (end > padded.length || hasRest || bucketFor(end - lengthBytes).size !== padded.length) {
    throw new Refused('altered')
  }
  return padded.slice(lengthBytes, end)
}

function refuse(): never {
  throw new Refused('too-long')
}
