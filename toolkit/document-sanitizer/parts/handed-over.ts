import { kinds } from '@fitila/sanitizer/kinds'
import type { Parcel } from '../../shared/screen/workspace/hand-over.tsx'
import type { Cleaned } from './entries.ts'

/** The chosen file and its clean copy, for another tool. The copy has no date: it would tell when this was done. */
export function handedOver({ before, name, result }: Cleaned): Parcel {
  const type = kinds[result.kind].mediaType
  return {
    original: before,
    cleanCopy: new File([new Uint8Array(result.bytes)], name, { type, lastModified: 0 }),
  }
}
