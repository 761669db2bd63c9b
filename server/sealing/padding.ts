const bucket = 1024
const header = 4

/** A length (32 bits, big-endian), the bytes, and zeros up to a whole KiB, so that a sealed text tells only its rough size. */
export function pad(bytes: Uint8Array): Buffer {
  const padded = Buffer.alloc(Math.ceil((bytes.length + header) / bucket) * bucket)
  padded.writeUInt32BE(bytes.length)
  padded.set(bytes, header)
  return padded
}

export function unpad(padded: Buffer): Buffer {
  return padded.subarray(header, header + padded.readUInt32BE())
}
