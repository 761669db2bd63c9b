/** A part of a looked-for text that is within one word, and where in the word it has to be. */
export type SearchPiece = { text: string; place: 'whole' | 'start' | 'end' | 'inside' }

export type SearchPieces = {
  pieces: SearchPiece[]
  /** Whether a text that has a word for each piece may still not hold the whole, so that it has to be read. */
  needsReading: boolean
}

// The same signs part words in the migration's search_words.
const sign = /[!-/:-@[-`{-~]/
// Longer words are kept as windows of 100 that overlap by 50, and of these any 50 letters are found.
const longestPiece = 50

/**
 * Cuts a folded text where words are cut: white space and ASCII punctuation, each sign of which is a separate word.
 * Every text that holds the whole has a word for each piece.
 */
export function searchPieces(folded: string): SearchPieces {
  const parts = folded.split(/([ !-/:-@[-`{-~])/)
  const pieces = parts.flatMap((part, position): SearchPiece[] => {
    const isFirst = position === 0
    const isLast = position === parts.length - 1
    if (part === '' || part === ' ') return []
    else if (part.length === 1 && sign.test(part)) return [{ text: part, place: 'whole' }]
    else return [wordPiece(part, isFirst, isLast)]
  })
  const [only] = pieces
  const isOneWord = pieces.length === 1 && only?.text === folded
  return { pieces, needsReading: !isOneWord }
}

function wordPiece(word: string, isFirst: boolean, isLast: boolean): SearchPiece {
  const letters = Array.from(word)
  if (letters.length > longestPiece) return { text: letters.slice(0, longestPiece).join(''), place: 'inside' }
  else if (isFirst) return { text: word, place: isLast ? 'inside' : 'end' }
  else return { text: word, place: isLast ? 'start' : 'whole' }
}
