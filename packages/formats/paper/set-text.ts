import { letterOf } from './font/letters.ts'
import { type SetText, spellWith } from './plain-spelling.ts'
import { toWindowsLetters } from './windows-letters.ts'

/** `regular` and `bold` are our own font and have Unicode code points for codes; `fixed` is Courier and has WinAnsi's. */
export type Face = 'regular' | 'bold' | 'fixed'

export function setText(text: string, face: Face): SetText {
  return face === 'fixed' ? toWindowsLetters(text) : spellWith(codeOf, text)
}

/** The width of codes in points. */
export function widthOf(codes: readonly number[], face: Face, size: number): number {
  const thousandths =
    face === 'fixed' ? codes.length * 600 : codes.reduce((sum, code) => sum + (letterOf(code)?.width ?? 0), 0)
  return (thousandths * size) / 1000
}

const softHyphen = 0xad

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  const isThere = code === 10 || (code !== softHyphen && letterOf(code) !== undefined)
  return isThere ? code : undefined
}
