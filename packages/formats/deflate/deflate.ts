import { distanceExtra, lengthExtra, orderOfLengths } from '../inflate/code-tables.ts'
import { Bits, type Codes } from './bits.ts'
import { codesOf, lengthsFor } from './code-lengths.ts'
import { RepeatFinder, type Symbols } from './find-repeats.ts'

/**
 * Packs (RFC 1951). Made for the time that a person waits: two or three times as fast as the packing of libraries in JavaScript at their
 * middle levels, and as small as their second. The same bytes come out the same everywhere, which the packing that browsers have of their
 * own does not promise.
 */
export function deflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const output = new Bits(bytes.length)
  finder.start(bytes)
  for (let from = 0; ; ) {
    const to = finder.next()
    const isLast = to === bytes.length
    writeBlock(output, finder.symbols, bytes.subarray(from, to), isLast)
    from = to
    if (isLast) break
  }
  finder.end()
  return output.result()
}

const finder = new RepeatFinder()

type Counts = { letters: Uint32Array; distances: Uint32Array; extra: number }

const endOfBlock = 256
const mostStored = 65_535

/** In the way that takes the fewest bits: codes of its own, the codes that the standard has, or as it is. */
function writeBlock(output: Bits, symbols: Symbols, bytes: Uint8Array, isLast: boolean): void {
  const counts = countsOf(symbols)
  const own = { letters: lengthsFor(counts.letters, 15), distances: lengthsFor(counts.distances, 15) }
  const head = headOf(own.letters, own.distances)
  const ownBits = head.size + sizeWith(counts, own)
  const fixedBits = sizeWith(counts, fixed)
  const storedBits = (bytes.length + 5 * Math.ceil(Math.max(1, bytes.length) / mostStored)) * 8
  output.room(8 + (Math.min(ownBits, fixedBits, storedBits) >> 3))
  if (storedBits < Math.min(ownBits, fixedBits)) writeStored(output, bytes, isLast)
  else {
    const isFixed = fixedBits <= ownBits
    output.put(isLast ? 1 : 0, 1)
    output.put(isFixed ? 1 : 2, 2)
    if (!isFixed) writeHead(output, head)
    const letters = isFixed ? fixedCodes.letters : { codes: codesOf(own.letters), lengths: own.letters }
    const distances = isFixed
      ? fixedCodes.distances
      : { codes: codesOf(own.distances), lengths: own.distances }
    output.putSymbols(symbols, letters, distances)
    output.put(letters.codes[endOfBlock] ?? 0, letters.lengths[endOfBlock] ?? 0)
  }
}

function countsOf({ letters, distances }: Symbols): Counts {
  letters[endOfBlock] = 1
  const extra =
    sumOf(letters.subarray(257), (count, place) => count * (lengthExtra[place] ?? 0)) +
    sumOf(distances, (count, place) => count * (distanceExtra[place] ?? 0))
  return { letters, distances, extra }
}

type Lengths = { letters: Uint8Array; distances: Uint8Array }

function sizeWith(counts: Counts, { letters, distances }: Lengths): number {
  return (
    3 +
    counts.extra +
    sumOf(counts.letters, (count, place) => count * (letters[place] ?? 0)) +
    sumOf(counts.distances, (count, place) => count * (distances[place] ?? 0))
  )
}

function sumOf(values: Uint32Array, each: (value: number, place: number) => number): number {
  return values.reduce((sum, value, place) => sum + each(value, place), 0)
}

const fixed: Lengths = {
  letters: Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  distances: new Uint8Array(30).fill(5),
}
const fixedCodes: { letters: Codes; distances: Codes } = {
  letters: { codes: codesOf(fixed.letters), lengths: fixed.letters },
  distances: { codes: codesOf(fixed.distances), lengths: fixed.distances },
}

/** The lengths of the codes, themselves in codes: each step a symbol, and how many bits with what value follow it. */
type Head = {
  letters: number
  distances: number
  steps: [number, number, number][]
  codes: Codes
  size: number
}

function headOf(letters: Uint8Array, distances: Uint8Array): Head {
  const sizes = {
    letters: Math.max(257, letters.findLastIndex((length) => length > 0) + 1),
    distances: Math.max(1, distances.findLastIndex((length) => length > 0) + 1),
  }
  const steps = stepsOf([...letters.subarray(0, sizes.letters), ...distances.subarray(0, sizes.distances)])
  const counts = new Uint32Array(19)
  for (const [symbol] of steps) counts[symbol] = (counts[symbol] ?? 0) + 1
  const lengths = lengthsFor(counts, 7)
  const size = steps.reduce((sum, [symbol, bits]) => sum + (lengths[symbol] ?? 0) + bits, 14 + 3 * 19)
  return { ...sizes, steps, codes: { codes: codesOf(lengths), lengths }, size }
}

/** Rows of the same length are said in one step (RFC 1951, 3.2.7). */
function stepsOf(lengths: readonly number[]): [number, number, number][] {
  const steps: [number, number, number][] = []
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at] ?? 0
    let end = at + 1
    while (end < lengths.length && lengths[end] === length) end += 1
    let run = end - at
    if (length > 0) {
      steps.push([length, 0, 0])
      run -= 1
    }
    while (run >= 3) {
      const most = length > 0 ? 6 : 138
      const part = Math.min(run, most)
      if (length > 0) steps.push([16, 2, part - 3])
      else steps.push(part < 11 ? [17, 3, part - 3] : [18, 7, part - 11])
      run -= part
    }
    for (; run > 0; run -= 1) steps.push([length, 0, 0])
    at = end
  }
  return steps
}

function writeHead(output: Bits, { letters, distances, steps, codes }: Head): void {
  output.put(letters - 257, 5)
  output.put(distances - 1, 5)
  output.put(19 - 4, 4)
  for (const symbol of orderOfLengths) output.put(codes.lengths[symbol] ?? 0, 3)
  for (const [symbol, bits, value] of steps) {
    output.put(codes.codes[symbol] ?? 0, codes.lengths[symbol] ?? 0)
    if (bits > 0) output.put(value, bits)
  }
}

function writeStored(output: Bits, bytes: Uint8Array, isLast: boolean): void {
  for (let at = 0; ; at += mostStored) {
    const part = bytes.subarray(at, at + mostStored)
    const isEnd = at + mostStored >= bytes.length
    output.put(isLast && isEnd ? 1 : 0, 3)
    output.toWholeByte()
    output.put(part.length, 16)
    output.put(part.length ^ 0xffff, 16)
    output.putBytes(part)
    if (isEnd) break
  }
}
