import { decodeStream } from '../filters/decode-stream.ts'
import type { Stream } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'

/** Nothing packs so well as nothing. */
const longestEmpty = 65_536

/** Whether each point of a mask is clear. */
export function isEmptyMask(file: PdfFile, mask: Stream): boolean {
  if (mask.bytes.length > longestEmpty || mask.dict.has('Decode') || mask.dict.has('DecodeParms'))
    return false
  const { bytes, picture } = decodeStream(mask, file.resolve, file.spend)
  return picture === null && bytes.length > 0 && bytes.every((byte) => byte === 0)
}
