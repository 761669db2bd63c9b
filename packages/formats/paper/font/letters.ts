import { rows } from './noto-sans.ts'

/** A letter of our font; lengths in thousandths of the size. */
export type Letter = {
  /** Its number in the font file. */
  glyph: number
  /** How far it moves the pen. A mark that belongs to the letter before does not move it. */
  width: number
  /** Where the middle of what is drawn is, from the pen. */
  middle: number
  /** How high it reaches above the line of writing. */
  top: number
}

const letters = readLetters()

/** The letter of a Unicode code point; undefined when the font lacks it. */
export function letterOf(code: number): Letter | undefined {
  return letters.get(code)
}

function readLetters(): Map<number, Letter> {
  const found = new Map<number, Letter>()
  let [code, glyph] = [0, 0]
  for (const row of rows.split(',')) {
    const [step = 0, glyphStep = 0, width = 0, middle = 0, top = 0] = row.split(' ').map(Number)
    code += step
    glyph += glyphStep
    found.set(code, { glyph, width, middle, top })
  }
  return found
}
