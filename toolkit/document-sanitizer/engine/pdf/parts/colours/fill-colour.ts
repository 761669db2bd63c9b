import type { GrowingBytes } from '../../filters/growing-bytes.ts'
import { bytesToString } from '../../reading/characters.ts'

const whites: Readonly<Record<string, RegExp>> = {
  g: /^1(?:\.0*)?$/,
  rg: /^(?:1(?:\.0*)?\s+){2}1(?:\.0*)?$/,
  k: /^(?:\.?0(?:\.0*)?\s+){3}\.?0(?:\.0*)?$/,
}

const others = new Set(['cs', 'sc', 'scn'])

/** Whether what is filled now, as letters are, is white: only as far as it is said in plain words. */
export class FillColour {
  isWhite = false
  readonly #before: boolean[] = []

  /** Takes an instruction whose operands are at the end of what is written. */
  take(operator: string, out: GrowingBytes, start: number): void {
    const white = whites[operator]
    if (white) this.isWhite = white.test(bytesToString(out.bytes.subarray(start, out.length)).trim())
    else if (operator === 'q') this.#before.push(this.isWhite)
    else if (operator === 'Q') this.isWhite = this.#before.pop() ?? this.isWhite
    else if (others.has(operator)) this.isWhite = false
  }
}
