import type { Randomness } from '#server/kernel/randomness.ts'
import { seal, unseal } from '#server/sealing/sealing.ts'
import type { Storage } from '#server/storage/contract.ts'

/** Where the parts of one file stand, and what opens them: 32 bytes, used for this file alone. */
export type SealedFile = { id: string; storageName: string; key: Buffer }

/**
 * Seals and stores one part. It opens only as this part of this file, and only as its last one if it was: parts that were
 * swapped, repeated, left out or cut off at the end do not open (the construction called STREAM).
 */
export async function writePart(
  { storage, randomness }: { storage: Storage; randomness: Randomness },
  file: SealedFile,
  { number, isLast, bytes }: { number: number; isLast: boolean; bytes: Uint8Array },
): Promise<void> {
  await storage.write(nameOf(file, number), seal(randomness, file.key, placeOf(file, number, isLast), bytes))
}

/** One part after the other, so that a large file needs no more memory than a small one. */
export async function* readParts(
  { storage }: { storage: Storage },
  file: SealedFile,
  count: number,
): AsyncGenerator<Buffer> {
  for (let number = 0; number < count; number += 1) yield await readPart({ storage }, file, number, count)
}

/** @throws SealBroken */
export async function readPart(
  { storage }: { storage: Storage },
  file: SealedFile,
  number: number,
  count: number,
): Promise<Buffer> {
  const sealed = await storage.read(nameOf(file, number))
  return unseal(file.key, placeOf(file, number, number === count - 1), sealed)
}

function nameOf({ storageName }: SealedFile, number: number): string {
  return `${storageName}/${String(number).padStart(4, '0')}`
}

function placeOf({ id }: SealedFile, number: number, isLast: boolean): string {
  return `attachment:${id}:${number}:${isLast ? 'last' : 'more'}`
}
