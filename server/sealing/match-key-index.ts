import { createHmac, createSecretKey } from 'node:crypto'

/** Where the entry number `position` of one match key is stored, and what hides whom it points at. */
export type IndexEntry = { label: string; mask: Buffer }

export type OpenedKey = {
  entry(position: number): IndexEntry
  pointTo(subjectId: string, position: number): string
}

/**
 * An index that tells nothing without its key, after the way of searchable encryption (Curtmola, Garay, Kamara, Ostrovsky 2006):
 * the entries of one match key are at labels that look random, each its own, and point at subjects behind masks of their own. So
 * no one sees which rows share a match key, or how often one occurs. HMAC-SHA-256 throughout.
 *
 * @param key 32 bytes, used for nothing else
 */
export function openMatchKey(key: Buffer, matchKey: string): OpenedKey {
  // Node takes a key as an object three to seven times faster than as bytes, and one derived key serves many entries.
  const derivedKey = createSecretKey(
    createHmac('sha256', createSecretKey(key)).update(matchKey, 'utf8').digest(),
  )
  function entry(position: number): IndexEntry {
    const place = Buffer.alloc(4)
    place.writeUInt32BE(position)
    const bytes = createHmac('sha256', derivedKey).update(place).digest()
    return { label: asUuid(bytes.subarray(0, 16)), mask: bytes.subarray(16) }
  }
  return { entry, pointTo: (subjectId, position) => masked(subjectId, entry(position).mask) }
}

/** Puts the mask on or takes it off. A mask serves one pointer only: what overwrites it has to be random. */
export function masked(uuid: string, mask: Buffer): string {
  const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex')
  return asUuid(bytes.map((byte, index) => byte ^ (mask[index] ?? 0)))
}

export function asUuid(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
