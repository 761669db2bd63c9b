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

const letters = new Map(rows.split(',').map(readRow))

/** The letter of a Unicode code point; undefined when the font lacks it. */
export function letterOf(code: number): Letter | undefined {
  return letters.get(code)
}

function readRow(row: string): [number, Letter] {
  const [code = 0, glyph = 0, width = 0, middle = 0, top = 0] = row.split(' ').map(Number)
  return [code, { glyph, width, middle, top }]
}
