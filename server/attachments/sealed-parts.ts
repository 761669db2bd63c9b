import { partLength } from '#domain/writing/attachments.ts'
import { padmeLength } from '#domain/writing/padme.ts'
import type { Randomness } from '#server/kernel/randomness.ts'
import { seal, unseal } from '#server/sealing/sealing.ts'
import type { Storage } from '#server/storage/contract.ts'

/** Where the parts of one file are, how long it is, and what opens them: 32 bytes, used for this file alone. */
export type SealedFile = { id: string; storageName: string; key: Buffer; size: number }

type Stores = { storage: Storage; randomness: Randomness }

/**
 * Seals and stores one part. It opens only as this part of this file, and only as its last one if it was: parts that were
 * swapped, repeated, left out or cut off at the end do not open (the construction called STREAM).
 */
export async function writePart(
  { storage, randomness }: Stores,
  file: Omit<SealedFile, 'size'>,
  { number, isLast, bytes }: { number: number; isLast: boolean; bytes: Uint8Array },
): Promise<void> {
  await storage.write(nameOf(file, number), seal(randomness, file.key, placeOf(file, number, isLast), bytes))
}

/**
 * Writes the last bytes of a file, and zeros after them up to the length of `padmeLength`, so that neither the stored bytes nor their
 * number tell its size. What is read is cut to the size, which is sealed beside the file's key.
 *
 * @param number of the part that `bytes` begins
 * @returns how many parts there are now
 */
export async function writeLastParts(
  stores: Stores,
  file: Omit<SealedFile, 'size'>,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<number> {
  const before = number * partLength
  const padded = Buffer.alloc(padmeLength(before + bytes.length) - before)
  padded.set(bytes)
  const count = number + Math.ceil(padded.length / partLength)
  for (let next = number; next < count; next += 1) {
    const from = (next - number) * partLength
    const part = padded.subarray(from, from + partLength)
    await writePart(stores, file, { number: next, isLast: next === count - 1, bytes: part })
  }
  return count
}

/** One part after the other, so that a large file needs no more memory than a small one. */
export async function* readParts(
  { storage }: { storage: Storage },
  file: SealedFile,
  count: number,
): AsyncGenerator<Buffer> {
  for (let number = 0; number < count; number += 1) {
    const part = await readPart({ storage }, file, number, count)
    // Of padding alone: it is read to see that nothing was cut off.
    if (part.length > 0) yield part
  }
}

/** Without its padding. @throws SealBroken */
export async function readPart(
  { storage }: { storage: Storage },
  file: SealedFile,
  number: number,
  count: number,
): Promise<Buffer> {
  const sealed = await storage.read(nameOf(file, number))
  const part = unseal(file.key, placeOf(file, number, number === count - 1), sealed)
  return part.subarray(0, Math.max(0, file.size - number * partLength))
}

function nameOf({ storageName }: Pick<SealedFile, 'storageName'>, number: number): string {
  return `${storageName}/${String(number).padStart(4, '0')}`
}

function placeOf({ id }: Pick<SealedFile, 'id'>, number: number, isLast: boolean): string {
  return `attachment:${id}:${number}:${isLast ? 'last' : 'more'}`
}
