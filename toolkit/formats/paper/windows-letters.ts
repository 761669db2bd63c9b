/** The letters of WinAnsi (Windows code page 1252) that do not stand at their own Unicode number. */
const moved = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const movedTo = [
  ...[128, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 142],
  ...[145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 158, 159],
]
const movedCodes = new Map([...moved].map((letter, place) => [letter, movedTo[place] ?? 63]))

/** Nigerian letters and signs that neither WinAnsi nor taking marks off can write. */
const plainSpellings: Record<string, string> = {
  ...{ '₦': 'NGN ', ɓ: 'b', Ɓ: 'B', ɗ: 'd', Ɗ: 'D', ƙ: 'k', Ƙ: 'K', ƴ: 'y', Ƴ: 'Y', ʼ: "'", ŋ: 'n', Ŋ: 'N' },
  ...{ ǝ: 'e', Ǝ: 'E', ɛ: 'e', Ɛ: 'E', ɔ: 'o', Ɔ: 'O', ə: 'e', Ə: 'E' },
  ...{
    '−': '-',
    '‑': '-',
    '→': '->',
    '≤': '<=',
    '≥': '>=',
    '✓': '[x]',
    '✔': '[x]',
    '☐': '[ ]',
    '\t': '    ',
  },
  ...{ '\u200b': '', '\u200d': '', '\ufeff': '', '\u00ad': '', '\r': '', '\u202f': ' ', '\u2009': ' ' },
}

export type WindowsText = {
  /** WinAnsi codes, one a letter. */
  codes: number[]
  /** What had to be written otherwise, each once, as it was given. */
  replaced: string[]
}

/**
 * Text as the fonts that every PDF reader has can show it. What they lack is written plainly: ọ as o, ₦ as NGN, and
 * what has no plain spelling as a question mark.
 */
export function toWindowsLetters(text: string): WindowsText {
  const replaced = new Set<string>()
  const codes = [...text.normalize('NFC')].flatMap((letter) => {
    const code = codeOf(letter)
    if (code !== undefined) return [code]
    if (letter.trim() !== '' && plainSpellings[letter] !== '') replaced.add(letter)
    return [...plainSpelling(letter)].map((plain) => codeOf(plain) ?? questionMark)
  })
  return { codes, replaced: [...replaced] }
}

const questionMark = 63

function plainSpelling(letter: string): string {
  const listed = plainSpellings[letter]
  if (listed !== undefined) return listed
  const bare = letter.normalize('NFD').replace(/\p{Mark}/gu, '')
  if (/^\p{Mark}$/u.test(letter)) return ''
  return plainSpellings[bare] ?? (codeOf(bare) === undefined ? '?' : bare)
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code === 10) return 10
  const isOwnNumber = letter.length === 1 && ((code >= 32 && code < 127) || (code >= 160 && code < 256))
  return isOwnNumber && code !== 173 ? code : movedCodes.get(letter)
}
