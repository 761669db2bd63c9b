import { orderOfCodes, PackedBits, type PrefixCode, readPrefixCode } from './vp8l-codes.ts'

/** More than any picture needs, and so few that they take no more than a second or two. */
const mostPoints = 1 << 26
const mostGroups = 4096

type Size = { width: number; height: number }

/**
 * The data of a WebP picture without loss up to its last code (the specification of WebP's lossless bitstream). Null when it ends too early
 * or is none that we can follow.
 */
export function exactVp8l(body: Uint8Array): Uint8Array | null {
  if (body[0] !== 0x2f) return null
  const bits = new PackedBits(body.subarray(1))
  const size = { width: bits.number(14) + 1, height: bits.number(14) + 1 }
  bits.number(4)
  return follow(bits, size) ? bits.upTo(body, 1) : null
}

/** How clear the points of a lossy picture are: as they are, or packed as above without a head. */
export function exactClearness(body: Uint8Array, size: Size): Uint8Array | null {
  const way = (body[0] ?? 3) & 3
  const length = 1 + size.width * size.height
  if (way === 0) return body.length < length ? null : body.subarray(0, length)
  const bits = new PackedBits(body.subarray(1))
  return way === 1 && follow(bits, size) ? bits.upTo(body, 1) : null
}

/** Whether it was followed to its end. */
function follow(bits: PackedBits, { width, height }: Size): boolean {
  if (width * height > mostPoints) return false
  let across = width
  const seen = new Set<number>()
  while (bits.number(1) === 1) {
    const sort = bits.number(2)
    if (seen.has(sort)) return false
    seen.add(sort)
    if (sort < 2) {
      if (!readPoints(bits, inPieces({ width: across, height }, bits.number(3) + 2), false)) return false
    } else if (sort === 3) {
      const colours = bits.number(8) + 1
      if (!readPoints(bits, { width: colours, height: 1 }, false)) return false
      across = Math.ceil(across / (colours > 16 ? 1 : colours > 4 ? 2 : colours > 2 ? 4 : 8))
    }
  }
  return readPoints(bits, { width: across, height }, true) !== null && !bits.isOver
}

function inPieces({ width, height }: Size, bits: number): Size {
  return { width: Math.ceil(width / (1 << bits)), height: Math.ceil(height / (1 << bits)) }
}

type Group = readonly [PrefixCode, PrefixCode, PrefixCode, PrefixCode, PrefixCode]

/** @param isWhole the picture itself, which may have several groups of codes, and whose points nobody asks for */
function readPoints(bits: PackedBits, size: Size, isWhole: boolean): Uint32Array | null {
  const cacheBits = bits.number(1) === 1 ? bits.number(4) : 0
  if (cacheBits > 11) return null
  let [pieceBits, groupOf]: [number, Uint32Array | null] = [0, null]
  if (isWhole && bits.number(1) === 1) {
    pieceBits = bits.number(3) + 2
    const points = readPoints(bits, inPieces(size, pieceBits), false)
    if (!points) return null
    groupOf = points.map((point) => (point >> 8) & 0xffff)
  }
  const count = groupOf?.reduce((most, group) => Math.max(most, group + 1), 1) ?? 1
  if (count > mostGroups) return null
  const groups: Group[] = []
  for (let index = 0; index < count; index += 1) {
    const group = readGroup(bits, cacheBits)
    if (!group) return null
    groups.push(group)
  }
  const pieces = { bits: pieceBits, across: inPieces(size, pieceBits).width, groupOf }
  return isWhole
    ? passPoints(bits, size, groups, pieces)
    : keepPoints(bits, size, groups[0] as Group, cacheBits)
}

function readGroup(bits: PackedBits, cacheBits: number): Group | null {
  const green = readPrefixCode(bits, 256 + 24 + (cacheBits > 0 ? 1 << cacheBits : 0))
  const red = green && readPrefixCode(bits, 256)
  const blue = red && readPrefixCode(bits, 256)
  const alpha = blue && readPrefixCode(bits, 256)
  const distance = alpha && readPrefixCode(bits, 40)
  return distance ? [green, red, blue, alpha, distance] : null
}

type Pieces = { bits: number; across: number; groupOf: Uint32Array | null }

const nothing = new Uint32Array(0)

/** Only how many points each code is for counts. */
function passPoints(
  bits: PackedBits,
  { width, height }: Size,
  groups: readonly Group[],
  pieces: Pieces,
): Uint32Array | null {
  const { groupOf } = pieces
  for (let at = 0; at < width * height; ) {
    if (bits.isOver) return null
    const piece = groupOf
      ? Math.floor(at / width / (1 << pieces.bits)) * pieces.across + ((at % width) >> pieces.bits)
      : 0
    const [green, red, blue, alpha, distance] = groups[groupOf ? (groupOf[piece] ?? 0) : 0] as Group
    const symbol = bits.symbol(green)
    if (symbol < 0) return null
    if (symbol < 256) {
      if (bits.symbol(red) < 0 || bits.symbol(blue) < 0 || bits.symbol(alpha) < 0) return null
      at += 1
    } else if (symbol < 280) {
      at += lengthOf(bits, symbol - 256)
      const far = bits.symbol(distance)
      if (far < 0) return null
      lengthOf(bits, far)
    } else at += 1
  }
  return nothing
}

/** The small pictures that say which codes are used where have to be known. */
function keepPoints(
  bits: PackedBits,
  { width, height }: Size,
  group: Group,
  cacheBits: number,
): Uint32Array | null {
  const [green, red, blue, alpha, distance] = group
  const points = new Uint32Array(width * height)
  const cache = new Uint32Array(1 << cacheBits)
  const put = (at: number, point: number) => {
    points[at] = point
    if (cacheBits > 0) cache[Math.imul(0x1e35a7bd, point) >>> (32 - cacheBits)] = point
  }
  for (let at = 0; at < points.length; ) {
    const symbol = bits.symbol(green)
    if (symbol < 0 || bits.isOver) return null
    if (symbol < 256) {
      const [r, b, a] = [bits.symbol(red), bits.symbol(blue), bits.symbol(alpha)]
      if (r < 0 || b < 0 || a < 0) return null
      put(at++, ((a << 24) | (r << 16) | (symbol << 8) | b) >>> 0)
    } else if (symbol < 280) {
      const length = lengthOf(bits, symbol - 256)
      const far = bits.symbol(distance)
      if (far < 0) return null
      const back = distanceOf(lengthOf(bits, far), width)
      if (back > at || at + length > points.length) return null
      for (const end = at + length; at < end; at += 1) put(at, points[at - back] ?? 0)
    } else put(at++, cache[symbol - 280] ?? 0)
  }
  return points
}

function lengthOf(bits: PackedBits, symbol: number): number {
  if (symbol < 4) return symbol + 1
  const extra = (symbol - 2) >> 1
  return ((2 + (symbol & 1)) << extra) + bits.number(extra) + 1
}

/** Near points have numbers of their own, by how far they are above and to the side. */
function distanceOf(code: number, width: number): number {
  if (code > 120) return code - 120
  const place = orderOfCodes[code - 1] ?? 0
  return Math.max(1, (place >> 4) * width + 8 - (place & 15))
}
