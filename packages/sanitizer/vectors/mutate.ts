/** The same file, damaged: the same seed damages it in the same way. One to four blows, as a bad card or a bad person would. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const draw = drawer(seed)
  let mutated: Uint8Array = bytes.slice()
  for (let blow = 1 + (draw(4) % 4); blow > 0 && mutated.length > 0; blow -= 1)
    mutated = (blows[draw(blows.length)] ?? flipBit)(mutated, draw)
  return mutated
}

/** The same member of a package each time for the same seed, and what happens to its letters when one or two of them go bad. */
export function mutateLetters(
  members: Readonly<Record<string, Uint8Array>>,
  seed: number,
): Record<string, Uint8Array> {
  const draw = drawer(seed)
  const paths = Object.keys(members)
  const path = paths[draw(paths.length)] ?? ''
  const damaged = (members[path] ?? new Uint8Array()).slice()
  for (let blow = 1 + draw(2); blow > 0; blow -= 1) {
    const at = draw(damaged.length)
    damaged[at] = draw(2) === 0 ? 97 + draw(26) : (damaged[at] ?? 0) ^ (1 << draw(5))
  }
  return { ...members, [path]: damaged }
}

/** A whole number below `limit`. */
type Draw = (limit: number) => number

export function drawer(seed: number): Draw {
  let state = seed | 0
  return (limit) => {
    // mulberry32: small, and the same everywhere.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, limit)
  }
}

const blows = [flipBit, setByte, setByte, setNumber, setNumber, remove, repeat, shorten, zero, swap, lengthen]

function flipBit(bytes: Uint8Array, draw: Draw): Uint8Array {
  const at = draw(bytes.length)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << draw(8))
  return bytes
}

function setByte(bytes: Uint8Array, draw: Draw): Uint8Array {
  bytes[placeIn(bytes, draw)] = [0, 1, 0x7f, 0x80, 0xfe, 0xff, draw(256)][draw(7)] ?? 0
  return bytes
}

/** Lengths, counts and offsets are what readers trust too much. */
function setNumber(bytes: Uint8Array, draw: Draw): Uint8Array {
  const value =
    [0, 1, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, bytes.length, bytes.length - 1][draw(8)] ?? 0
  const [at, width, isLittle] = [placeIn(bytes, draw), [2, 4][draw(2)] ?? 2, draw(2) === 0]
  for (let place = 0; place < width && at + place < bytes.length; place += 1) {
    const shift = 8 * (isLittle ? place : width - 1 - place)
    bytes[at + place] = (value >>> shift) & 255
  }
  return bytes
}

function remove(bytes: Uint8Array, draw: Draw): Uint8Array {
  const [at, length] = pieceOf(bytes, draw)
  return joined(bytes.subarray(0, at), bytes.subarray(at + length))
}

function repeat(bytes: Uint8Array, draw: Draw): Uint8Array {
  const [at, length] = pieceOf(bytes, draw)
  return joined(bytes.subarray(0, at + length), bytes.subarray(at))
}

function shorten(bytes: Uint8Array, draw: Draw): Uint8Array {
  return bytes.slice(0, draw(bytes.length))
}

function zero(bytes: Uint8Array, draw: Draw): Uint8Array {
  const [at, length] = pieceOf(bytes, draw)
  return bytes.fill(0, at, at + length)
}

function swap(bytes: Uint8Array, draw: Draw): Uint8Array {
  const [at, length] = pieceOf(bytes, draw)
  const to = draw(bytes.length - length + 1)
  return bytes.copyWithin(to, at, at + length)
}

function lengthen(bytes: Uint8Array, draw: Draw): Uint8Array {
  return joined(
    bytes,
    Uint8Array.from({ length: 1 + draw(300) }, () => draw(256)),
  )
}

/** The first kilobyte counts as much as all the rest: heads are where most can go wrong. */
function placeIn(bytes: Uint8Array, draw: Draw): number {
  return draw(draw(2) === 0 ? Math.min(bytes.length, 1024) : bytes.length)
}

function pieceOf(bytes: Uint8Array, draw: Draw): [at: number, length: number] {
  const at = placeIn(bytes, draw)
  return [at, 1 + draw(Math.min(bytes.length - at, 1 << draw(12)))]
}

function joined(...pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
