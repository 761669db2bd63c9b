// Hausa's hooked letters and a few more are letters of their own to Unicode, so taking the marks off does not reach them.
const plainLetters: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  // Quotation marks and Hausa's glottal stop, as word processors write them and as people type them.
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
}

/**
 * Lower case, without accents and tone marks, white space as single blanks and no control characters: Ọláńrewájú
 * becomes olanrewaju.
 */
export function foldText(text: string): string {
  const isLatin = !/[^\0-\u036f\u1e00-\u1eff\u2010-\u2026\u20a6]/.test(text)
  const plain = isLatin ? foldLatin(text) : withoutMarks(text)
  return plain.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim()
}

/** What one letter adds to a folded text. @param isBlankBefore the folded text is empty so far, or ends in a blank */
export function foldLetter(letter: string, isBlankBefore: boolean): string {
  const plain = (latinLetters.get(letter) ?? withoutMarks(letter)).replace(/\s+/g, ' ')
  return isBlankBefore ? plain.trimStart() : plain
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴŋøđłß‘’ʼ“”]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\P{Cc}\s]/gu, '')
}

// Each page of a search folds a hundred texts to mark what was found, and in Nigerian ones few letters need a look-up.
const latinLetters = new Map(
  [
    [0xc0, 0x24f],
    [0x300, 0x36f],
    [0x1e00, 0x1eff],
  ].flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, position) => {
      const letter = String.fromCodePoint(first + position)
      return [letter, withoutMarks(letter)] as const
    }),
  ),
)

/** The same as `withoutMarks`, for letters of the table and few others. */
function foldLatin(text: string): string {
  return text.replace(/[^\n -~]/g, (letter) => latinLetters.get(letter) ?? withoutMarks(letter)).toLowerCase()
}
