/** In bytes: what a sealed text is padded to a multiple of. */
export const usualBucket = 1_024
const header = 4

/** A length (32 bits, big-endian), the bytes, and zeros up to a whole bucket, so that a sealed text tells only its rough size. */
export function pad(bytes: Uint8Array, bucket = usualBucket): Buffer {
  const padded = Buffer.alloc(Math.ceil((bytes.length + header) / bucket) * bucket)
  padded.writeUInt32BE(bytes.length)
  padded.set(bytes, header)
  return padded
}

export function unpad(padded: Buffer): Buffer {
  return padded.subarray(header, header + padded.readUInt32BE())
}
