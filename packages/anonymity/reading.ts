import { foldCodePoint, isAccent } from './fold.ts'

/**
 * A text as the detectors read it: without zero-width signs and accents, look-alike letters and digits replaced by the
 * plain ones. Unit i of `plain` and `lower` represents the units `starts[i]` to `ends[i]` of the original.
 */
export type Reading = {
  original: string
  plain: string
  /** `plain` in lower case, of the same length. */
  lower: string
  starts: Uint32Array
  ends: Uint32Array
}

export function readText(original: string): Reading {
  const writer = makeWriter(original.length)
  let at = 0
  while (at < original.length) {
    const unit = original.charCodeAt(at)
    if (unit < 0x80) {
      writer.write(unit, at, at + 1)
      at += 1
    } else {
      const point = original.codePointAt(at) ?? unit
      const end = at + (point > 0xffff ? 2 : 1)
      const folded = foldCodePoint(point)
      for (let index = 0; index < folded.length; index += 1) writer.write(folded.charCodeAt(index), at, end)
      if (folded === '' && isAccent(point)) writer.widen(end)
      at = end
    }
  }
  return { original, ...writer.finish() }
}

/** The span in the original of a span in `plain`. */
export function spanInOriginal(
  { starts, ends }: Reading,
  start: number,
  end: number,
): { start: number; end: number } {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }
}

function makeWriter(size: number) {
  let units = new Uint16Array(size + 16)
  let starts = new Uint32Array(size + 16)
  let ends = new Uint32Array(size + 16)
  let length = 0
  const grow = () => {
    const larger = Math.ceil(units.length * 1.5) + 16
    units = copyInto(new Uint16Array(larger), units)
    starts = copyInto(new Uint32Array(larger), starts)
    ends = copyInto(new Uint32Array(larger), ends)
  }
  return {
    write(unit: number, start: number, end: number) {
      if (length === units.length) grow()
      units[length] = unit
      starts[length] = start
      ends[length] = end
      length += 1
    },
    /** An accent belongs to the letter before it, so that a span never cuts it off. */
    widen(end: number) {
      if (length > 0) ends[length - 1] = end
    },
    finish() {
      const used = units.subarray(0, length)
      return {
        plain: textOf(used),
        lower: textOf(used.map(lowerUnit)),
        starts: starts.subarray(0, length),
        ends: ends.subarray(0, length),
      }
    },
  }
}

function copyInto<Units extends Uint16Array | Uint32Array>(larger: Units, smaller: Units): Units {
  larger.set(smaller)
  return larger
}

function lowerUnit(unit: number): number {
  if (unit < 0x80) return unit >= 65 && unit <= 90 ? unit + 32 : unit
  const lower = String.fromCharCode(unit).toLowerCase()
  return lower.length === 1 ? lower.charCodeAt(0) : unit
}

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true })

/** A half of a pair alone, which no reader sees either, becomes the sign for what cannot be read. */
function textOf(units: Uint16Array): string {
  return decoder.decode(units)
}
