import { type SetText, spellWith } from './plain-spelling.ts'

/** The letters of WinAnsi (Windows code page 1252) that are not at their own Unicode number. */
const moved = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const movedTo = [
  ...[128, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 142],
  ...[145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 158, 159],
]
const movedCodes = new Map([...moved].map((letter, place) => [letter, movedTo[place] ?? 63]))

/** Text as the fonts that every PDF reader has can show it: WinAnsi codes. */
export function toWindowsLetters(text: string): SetText {
  return spellWith(codeOf, text)
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code === 10) return 10
  const isOwnNumber = letter.length === 1 && ((code >= 32 && code < 127) || (code >= 160 && code < 256))
  return isOwnNumber && code !== 173 ? code : movedCodes.get(letter)
}
