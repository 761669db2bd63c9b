import { decodeWords } from '../filters/decode-stream.ts'
import { GrowingBytes } from '../filters/growing-bytes.ts'
import { type Dict, Stream } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import type { Find } from './graphics-state.ts'

/** The instructions of a page, all parts of them. */
export function contentsOf(file: PdfFile, page: Dict): Uint8Array {
  const whole = file.resolve(page.get('Contents'))
  const together = new GrowingBytes(256)
  for (const part of Array.isArray(whole) ? whole : [whole]) {
    const stream = file.resolve(part)
    if (!(stream instanceof Stream)) continue
    together.append(decodeWords(stream, file.resolve, file.spend))
    together.push(10)
  }
  return together.done()
}

/** What names stand for here, or where this is drawn. */
export function findIn(file: PdfFile, owner: Dict, around: Find): Find {
  const own = file.dict(owner.get('Resources'))
  return (sort, name) => file.dict(own?.get(sort))?.get(name) ?? around(sort, name)
}
