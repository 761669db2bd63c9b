import { crc32 } from '@fitila/formats/hashing/crc32'
import { readPieces } from '@fitila/formats/hashing/read-pieces'
import { createHasher } from '@fitila/formats/hashing/sha256'
import { EvidenceRefusal } from './refusal.ts'

/** Told how many bytes were read since the last time. */
export type OnBytes = (count: number) => void

export type Fingerprint = { sha256: string; crc32: number }

/** The SHA-256 of a file of any size, read in pieces: memory stays flat. Refuses a file that changes meanwhile. */
export async function sha256Of(content: Blob, onBytes: OnBytes): Promise<string> {
  const hasher = await createHasher()
  await readWhole(content, (piece) => {
    hasher.update(piece)
    onBytes(piece.length)
  })
  return hasher.digest()
}

/** SHA-256 and CRC-32 in one reading, for packing. */
export async function fingerprintOf(content: Blob, onBytes: OnBytes): Promise<Fingerprint> {
  const hasher = await createHasher()
  let checksum = 0
  await readWhole(content, (piece) => {
    hasher.update(piece)
    checksum = crc32(piece, checksum)
    onBytes(piece.length)
  })
  return { sha256: hasher.digest(), crc32: checksum }
}

/** The SHA-256 of what a stream brings, for parts of a package that are compressed. */
export async function sha256OfStream(stream: ReadableStream<Uint8Array>, onBytes: OnBytes): Promise<string> {
  const hasher = await createHasher()
  const reader = stream.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    hasher.update(step.value)
    onBytes(step.value.length)
  }
  return hasher.digest()
}

async function readWhole(content: Blob, take: (piece: Uint8Array) => void): Promise<void> {
  let length = 0
  try {
    await readPieces(content, (piece) => {
      length += piece.length
      take(piece)
    })
  } catch {
    throw new EvidenceRefusal(await whyUnreadable(content))
  }
  // Where the browser does not notice by itself, a file that grew or shrank shows here.
  if (length !== content.size) throw new EvidenceRefusal('file-changed')
}

/** A stream only says that it broke off. Reading one byte again names the cause: NotReadableError is a changed file. */
async function whyUnreadable(content: Blob): Promise<'file-changed' | 'file-unreadable'> {
  try {
    await content.slice(0, 1).arrayBuffer()
    return 'file-unreadable'
  } catch (error) {
    const isChanged = error instanceof DOMException && error.name === 'NotReadableError'
    return isChanged ? 'file-changed' : 'file-unreadable'
  }
}
