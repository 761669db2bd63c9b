import type { Piece } from './piece.ts'

/** The text of pieces of a result. An element that lost all that was in it is written as one that never had anything. */
export function joinPieces(pieces: readonly (string | Piece)[]): string {
  return textsOf(pieces).join('')
}

/** A longer text gets memory of its own from the system each time, which takes longer than to fill it. */
const longText = 1 << 16

/** The same in several texts. None ends within a tag. */
export function textsOf(pieces: readonly (string | Piece)[]): string[] {
  const texts: string[] = []
  // Text put behind text is joined by the engine in one go at the end, which is quicker than a list of all.
  let joined = ''
  let last = ''
  let waiting = ''
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : piece.write()
    if (text === '') continue
    if (text.charCodeAt(0) === 60 && text.charCodeAt(1) === 47 && isBareStart(last)) {
      joined += `${last.slice(0, -1)}/>`
      waiting = ''
    } else {
      joined += waiting
      waiting = text
    }
    last = text
    if (joined.length < longText) continue
    texts.push(joined)
    joined = ''
  }
  texts.push(joined + waiting)
  return texts
}

/** Whether this is one tag that opens an element. */
function isBareStart(text: string): boolean {
  const { length } = text
  if (length < 3 || text.charCodeAt(0) !== 60 || text.charCodeAt(length - 1) !== 62) return false
  return text.charCodeAt(1) !== 47 && text.charCodeAt(length - 2) !== 47 && text.lastIndexOf('<') === 0
}
