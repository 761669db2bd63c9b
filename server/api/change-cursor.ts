import { openPlace, sealPlace } from '#server/sealing/sealed-place.ts'

/** A place between two events, and the newest restoration that there was then. */
export type ChangeCursor = { event: number; restoration: number }

const keyName = 'key of changes'
const length = 16

/**
 * A place as programs keep it. The numbers of events are sealed, because from them one could count what is not public: how many reports
 * came in between. The same place gives the same text.
 *
 * @param key that hides the numbers of events
 */
export function writeChangeCursor(key: Buffer, { event, restoration }: ChangeCursor): string {
  const plain = Buffer.alloc(length)
  plain.writeBigUInt64BE(BigInt(event), 0)
  plain.writeBigUInt64BE(BigInt(restoration), 8)
  return sealPlace(plain, { key, keyName, nonceName: 'cursor of changes' })
}

/** Null for anything that `writeChangeCursor` did not write with this key. */
export function readChangeCursor(key: Buffer, text: string): ChangeCursor | null {
  const plain = openPlace(text, length, { key, keyName })
  if (plain === null) return null
  return { event: Number(plain.readBigUInt64BE(0)), restoration: Number(plain.readBigUInt64BE(8)) }
}
