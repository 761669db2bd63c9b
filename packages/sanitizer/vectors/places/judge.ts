import { Unreadable } from '@fitila/formats/unreadable'
import { Asked } from '../../refusals.ts'
import type { Sanitize } from '../../sanitizer-of.ts'
import { findMarkers } from '../find-markers.ts'
import { marker, type Place } from './place.ts'

/** `silent` is what must not be: the word stays and nobody is told. `broken` a file that was not cleaned though it can be. */
export type Verdict = 'gone' | 'asked' | 'told' | 'refused' | 'silent'

/** Cleans a file and says what became of its word. Whether it is in the result is judged by `stillHolds`, which knows no cleaner. */
export async function judge(
  sanitize: Sanitize,
  { bytes }: Pick<Place, 'bytes'>,
  stillHolds: (cleaned: Uint8Array) => boolean = (cleaned) => findMarkers(cleaned, [marker]).length > 0,
): Promise<Verdict> {
  const options = { pdf: 'standard', dpi: 150, password: null } as const
  let wasAsked = false
  try {
    await sanitize(bytes, '', { ...options, hidden: 'ask' }, () => undefined)
  } catch (error) {
    if (error instanceof Asked)
      wasAsked = JSON.stringify(error.question).toLowerCase().includes(marker.toLowerCase())
    else if (error instanceof Unreadable) return 'refused'
    else throw error
  }
  const {
    bytes: cleaned,
    kept,
    found,
  } = await sanitize(bytes, '', { ...options, hidden: 'remove' }, () => undefined)
  const isLeft = stillHolds(cleaned)
  if (!isLeft) return wasAsked ? 'asked' : 'gone'
  const words = [...kept, ...found].map(({ text }) => text).join('\n')
  return words.includes(marker) ||
    /White text stays|do not see|not seen|seen now|is still in the file/.test(words)
    ? 'told'
    : 'silent'
}
