import { u16le, u24le } from '../bytes.ts'
import { BoolBits } from './bool-bits.ts'
import { Coefficients } from './vp8-coefficients.ts'
import { chancesOfChange, chancesOfModes, firstChances } from './vp8-tables.ts'

/** More than any picture needs, and so few that they take no more than a second. */
const mostBlocks = 1 << 18

/**
 * The data of a lossy WebP picture (RFC 6386) up to the last bit that something drawn depends on, and zeros for what no bit of an earlier
 * part depends on. Only codes are followed; nothing is drawn. Null when it ends too early or is none that we can follow.
 */
export function exactVp8(body: Uint8Array): Uint8Array | null {
  if (body.length < 10) return null
  const tag = u24le(body, 0)
  const isKey = (tag & 1) === 0 && body[3] === 0x9d && body[4] === 0x01 && body[5] === 0x2a
  const [across, down] = [((u16le(body, 6) & 0x3fff) + 15) >> 4, ((u16le(body, 8) & 0x3fff) + 15) >> 4]
  const first = 10 + (tag >> 5)
  if (!isKey || across * down > mostBlocks || first > body.length) return null
  const head = new BoolBits(body.subarray(10, first))
  const { isMapped, segments, parts, chances, chanceOfSkip } = readHead(head)
  const places = placesOf(body, first, parts)
  if (!places) return null
  const streams = places.map(({ from, to }) => new BoolBits(body.subarray(from, to)))
  const modes = new Modes(head, { across, isMapped, segments, chanceOfSkip })
  const coefficients = new Coefficients(across, chances)
  for (let row = 0; row < down; row += 1) {
    modes.startRow()
    coefficients.startRow()
    const stream = streams[row % parts]
    if (!stream) return null
    for (let column = 0; column < across; column += 1) {
      const { isSkipped, isSmall } = modes.read(column)
      if (isSkipped) coefficients.skip(column, isSmall)
      else coefficients.read(stream, column, isSmall)
    }
    if (head.isOver || stream.isOver) return null
  }
  return written(body, [
    { from: 10, to: first, bits: head },
    ...places.map((place, index) => ({ ...place, bits: streams[index] ?? head })),
  ])
}

type Head = {
  isMapped: boolean
  segments: number[]
  parts: number
  chances: Uint8Array
  chanceOfSkip: number | undefined
}

/** What holds for the whole picture (9.2 to 9.11). Most of it is passed over. */
function readHead(head: BoolBits): Head {
  head.number(2)
  const hasSegments = head.number(1) === 1
  const isMapped = hasSegments && head.number(1) === 1
  if (hasSegments && head.number(1) === 1) {
    head.number(1)
    for (let place = 0; place < 4; place += 1) signed(head, 7)
    for (let place = 0; place < 4; place += 1) signed(head, 6)
  }
  const segments = isMapped ? [0, 1, 2].map(() => head.perhaps(8) ?? 255) : []
  head.number(1 + 6 + 3)
  if (head.number(1) === 1 && head.number(1) === 1) for (let place = 0; place < 8; place += 1) signed(head, 6)
  const parts = 1 << head.number(2)
  head.number(7)
  for (let place = 0; place < 5; place += 1) signed(head, 4)
  head.number(1)
  const chances = firstChances()
  chancesOfChange().forEach((chance, place) => {
    if (head.bit(chance) === 1) chances[place] = head.number(8)
  })
  return { isMapped, segments, parts, chances, chanceOfSkip: head.perhaps(8) }
}

function signed(head: BoolBits, bits: number): void {
  if (head.perhaps(bits) !== undefined) head.number(1)
}

type Place = { from: number; to: number }

/** Where the parts with the coefficients are; the last goes to the end. */
function placesOf(body: Uint8Array, first: number, parts: number): Place[] | null {
  const places: Place[] = []
  let from = first + 3 * (parts - 1)
  for (let part = 0; part < parts; part += 1) {
    if (from > body.length) return null
    const to = part === parts - 1 ? body.length : from + u24le(body, first + 3 * part)
    if (to > body.length) return null
    places.push({ from, to })
    from = to
  }
  return places
}

/** How each block is guessed (11.2 to 11.5), which the small blocks beside it depend on. */
class Modes {
  readonly #bits: BoolBits
  readonly #about: { isMapped: boolean; segments: number[]; chanceOfSkip: number | undefined }
  readonly #chances = chancesOfModes()
  readonly #above: Uint8Array
  readonly #left = new Uint8Array(4)

  constructor(
    bits: BoolBits,
    about: { across: number; isMapped: boolean; segments: number[]; chanceOfSkip: number | undefined },
  ) {
    this.#bits = bits
    this.#about = about
    this.#above = new Uint8Array(about.across * 4)
  }

  startRow(): void {
    this.#left.fill(0)
  }

  read(column: number): { isSkipped: boolean; isSmall: boolean } {
    const bits = this.#bits
    const { isMapped, segments, chanceOfSkip } = this.#about
    if (isMapped) bits.bit(segments[bits.bit(segments[0] ?? 255) === 0 ? 1 : 2] ?? 255)
    const isSkipped = chanceOfSkip !== undefined && bits.bit(chanceOfSkip) === 1
    const isSmall = bits.bit(145) === 0
    if (isSmall) this.#readSmall(column)
    else {
      const mode = bits.bit(156) === 1 ? (bits.bit(128) === 1 ? 1 : 3) : bits.bit(163) === 1 ? 2 : 0
      this.#above.fill(mode, column * 4, column * 4 + 4)
      this.#left.fill(mode)
    }
    if (bits.bit(142) === 1 && bits.bit(114) === 1) bits.bit(183)
    return { isSkipped, isSmall }
  }

  #readSmall(column: number): void {
    for (let row = 0; row < 4; row += 1) {
      let mode = this.#left[row] as number
      for (let place = column * 4; place < column * 4 + 4; place += 1) {
        mode = this.#smallMode(((this.#above[place] as number) * 10 + mode) * 9)
        this.#above[place] = mode
      }
      this.#left[row] = mode
    }
  }

  #smallMode(chances: number): number {
    const one = (place: number) => this.#bits.bit(this.#chances[chances + place] as number) === 1
    if (!one(0)) return 0
    if (!one(1)) return 1
    if (!one(2)) return 2
    if (!one(3)) return one(4) ? (one(5) ? 5 : 4) : 3
    if (!one(6)) return 6
    if (!one(7)) return 7
    return one(8) ? 9 : 8
  }
}

/** Zeros behind what is read of each part, and nothing behind what is read of the last. */
function written(body: Uint8Array, parts: readonly (Place & { bits: BoolBits })[]): Uint8Array {
  const copy = body.slice()
  let end = 0
  for (const { from, to, bits } of parts) {
    end = Math.min(to, from + bits.at)
    if (bits.at > 0 && bits.unread > 0) copy[end - 1] = ((copy[end - 1] ?? 0) >> bits.unread) << bits.unread
    copy.fill(0, end, to)
  }
  return copy.subarray(0, end)
}
