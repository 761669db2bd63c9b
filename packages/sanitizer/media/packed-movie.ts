import type { Work } from '../contract.ts'
import { joinAll, letters, u32 } from '../images/bytes.ts'
import { boxNamed, type IsoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { inflateToEnd } from '../images/inflate-to-end.ts'
import { refuse } from '../refusals.ts'

/** Old QuickTime packs the description of a film (`cmov`, with zlib); its boxes, unpacked, or those that were given when they are plain. */
export function unpackMovie(moov: readonly IsoBox[], work: Work): readonly IsoBox[] {
  const packed = boxNamed(moov, 'cmov')
  if (!packed) return moov
  const boxes = readBoxes(packed.body)
  const method = boxNamed(boxes, 'dcom')?.body ?? refuse('broken')
  const data = boxNamed(boxes, 'cmvd')?.body ?? refuse('broken')
  if (letters(method, 0, 4) !== 'zlib') refuse('unsupported')
  const size = u32(data, 0)
  work.spend(size)
  const pieces: Uint8Array[] = []
  inflateToEnd(data.subarray(4), 2, size, (piece) => pieces.push(piece.slice()))
  const inside = boxNamed(readBoxes(joinAll(pieces)), 'moov') ?? refuse('broken')
  return readBoxes(inside.body)
}
