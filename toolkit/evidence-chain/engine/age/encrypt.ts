import { concatBytes } from '@noble/hashes/utils.js'
import type { OnBytes } from '../fingerprint.ts'
import { EvidenceRefusal } from '../refusal.ts'
import { openHeader, payloadKey, sealHeader } from './header.ts'
import { seal, unseal } from './stream.ts'

/** The work factor that the age program itself chooses: 256 MB of memory and about a second. */
export const usualWork = 18
const nonceSize = 16
const longestHeader = 4096
const largestDecrypted = 1_000_000_000

export type Lock = { passphrase: string; workFactor: number }
export type Chance = (length: number) => Uint8Array

/**
 * Encrypts with a passphrase in the age format; `age --decrypt` opens it. The result is gathered in blobs, which the
 * browser may keep outside of its memory; what is there is encrypted.
 */
export async function encrypt(plain: Blob, lock: Lock, chance: Chance, onBytes: OnBytes): Promise<Blob> {
  const { passphrase, workFactor } = lock
  const fileKey = chance(16)
  const header = sealHeader(fileKey, { passphrase, salt: chance(16), logN: workFactor })
  const nonce = chance(nonceSize)
  const sealed = seal(payloadKey(fileKey, nonce), counted(plain.stream(), onBytes))
  return gather(concatBytes(header, nonce), sealed, Number.POSITIVE_INFINITY)
}

/** Refuses a wrong passphrase, anything changed, and what a browser cannot hold. */
export async function decrypt(sealed: Blob, passphrase: string, onBytes: OnBytes): Promise<Blob> {
  if (sealed.size > largestDecrypted) throw new EvidenceRefusal('too-large')
  const start = await sealed.slice(0, longestHeader).text()
  const { fileKey, length } = openHeader(start, passphrase)
  const nonce = new Uint8Array(await sealed.slice(length, length + nonceSize).arrayBuffer())
  if (nonce.length !== nonceSize) throw new EvidenceRefusal('not-age')
  const payload = sealed.slice(length + nonceSize)
  const plain = unseal(payloadKey(fileKey, nonce), counted(payload.stream(), onBytes))
  return gather(new Uint8Array(0), plain, largestDecrypted)
}

const blobSize = 4_000_000

async function gather(first: Uint8Array, pieces: AsyncIterable<Uint8Array>, limit: number): Promise<Blob> {
  const blobs: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = [new Uint8Array(first)]
  let [size, total] = [0, 0]
  for await (const piece of pieces) {
    waiting.push(new Uint8Array(piece))
    size += piece.length
    total += piece.length
    if (total > limit) throw new EvidenceRefusal('too-large')
    if (size >= blobSize) {
      blobs.push(new Blob(waiting))
      waiting = []
      size = 0
    }
  }
  return new Blob([...blobs, ...waiting])
}

async function* counted(stream: ReadableStream<Uint8Array>, onBytes: OnBytes): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    onBytes(step.value.length)
    yield step.value
  }
}
