import { GrowingBytes } from '../filters/growing-bytes.ts'
import { bytesToString } from '../reading/characters.ts'
import { Text, type Value } from '../reading/objects.ts'
import { writeValue } from '../writing/write-value.ts'
import { type Box, bounds, type Matrix } from './boxes.ts'
import type { Graphics } from './graphics-state.ts'

/** One letter of a piece of text. */
export type Letter = {
  /** Which part of the row of strings and shifts it is of. */
  part: number
  code: Uint8Array
  /** How far it goes, as a shift of a row says it: in thousandths of the size, and less than nothing. */
  shift: number
  box: Box | undefined
  core: Box | undefined
}

/** The letters of a run with their places; undefined when one of them is not sure. */
export function lettersOf(
  parts: readonly Value[],
  place: Matrix,
  now: Readonly<Graphics>,
): Letter[] | undefined {
  const { font, size, stretch, letterSpace, wordSpace, rise } = now
  if (!font?.isPlain || size === 0 || stretch === 0) return undefined
  const letters: Letter[] = []
  let along = 0
  for (const [part, value] of parts.entries()) {
    if (typeof value === 'number') along -= (value / 1000) * size * stretch
    if (!(value instanceof Text)) continue
    const step = font.isWide ? 2 : 1
    for (let at = 0; at + step <= value.bytes.length; at += step) {
      const code = value.bytes.subarray(at, at + step)
      const { least, most } = font.of(code)
      if (least !== most) return undefined
      const space = letterSpace + (!font.isWide && code[0] === 32 ? wordSpace : 0)
      // The space behind a letter is not a part of it.
      const inked = along + (most / 1000) * size * stretch
      const [left, right] = [Math.min(along, inked), Math.max(along, inked)]
      letters.push({
        ...{ part, code, shift: -most - (space * 1000) / size },
        box: bounds([left, rise - 0.22 * size, right, rise + 0.74 * size], place),
        core: bounds([left, rise + 0.05 * size, right, rise + 0.4 * size], place),
      })
      along = inked + space * stretch
    }
  }
  return letters
}

/** The instruction that shows what is left, with gaps where letters were. */
export function withoutLetters(
  parts: readonly Value[],
  letters: readonly Letter[],
  isGone: (letter: Letter) => boolean,
): string {
  const left: Value[] = []
  const add = (value: number | Uint8Array) => {
    const last = left.at(-1)
    if (typeof value === 'number' && typeof last === 'number') left[left.length - 1] = rounded(last + value)
    else if (typeof value === 'number') left.push(rounded(value))
    else if (last instanceof Text) left[left.length - 1] = new Text(joined(last.bytes, value))
    else left.push(new Text(value))
  }
  let next = 0
  for (const [part, value] of parts.entries()) {
    if (typeof value === 'number') add(value)
    for (let letter = letters[next]; letter?.part === part; letter = letters[++next])
      add(isGone(letter) ? letter.shift : letter.code)
  }
  const out = new GrowingBytes(64)
  writeValue(left, out)
  return `${bytesToString(out.done())}TJ\n`
}

function rounded(shift: number): number {
  return Math.round(shift * 1000) / 1000
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + other.length)
  whole.set(one)
  whole.set(other, one.length)
  return whole
}
