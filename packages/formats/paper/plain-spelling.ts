/** Letters and signs that a font may lack and that taking marks off does not help. */
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

/** The codes of a text in a font, one a letter, and what had to be written otherwise, each once, as it was given. */
export type SetText = { codes: number[]; replaced: string[] }

/**
 * Text in the letters of a font. What the font lacks is written plainly: ọ as o, ₦ as NGN, and what has no plain spelling
 * as a question mark.
 *
 * @param codeOf the font's code of a letter; undefined when the font lacks it
 */
export function spellWith(codeOf: (letter: string) => number | undefined, text: string): SetText {
  const replaced = new Set<string>()
  const codes = [...text.normalize('NFC')].flatMap((letter) => {
    const code = codeOf(letter)
    if (code !== undefined) return [code]
    if (letter.trim() !== '' && plainSpellings[letter] !== '') replaced.add(letter)
    return [...plainSpelling(letter, codeOf)].map((plain) => codeOf(plain) ?? questionMark)
  })
  return { codes, replaced: [...replaced] }
}

const questionMark = 63

function plainSpelling(letter: string, codeOf: (letter: string) => number | undefined): string {
  const listed = plainSpellings[letter]
  if (listed !== undefined) return listed
  const bare = letter.normalize('NFD').replace(/\p{Mark}/gu, '')
  if (/^\p{Mark}$/u.test(letter)) return ''
  return plainSpellings[bare] ?? (codeOf(bare) === undefined ? '?' : bare)
}
