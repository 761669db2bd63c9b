import { Text, type Value } from '../reading/objects.ts'
import { after, asMatrix, type Box, bounds, type Matrix, unmoved } from './boxes.ts'
import type { DrawingEvent, Owner, Run } from './events.ts'
import type { Graphics } from './graphics-state.ts'
import { lettersOf } from './part-of-run.ts'
import { areAlike } from './plain-colour.ts'
import { wordsIn } from './text-width.ts'

type Around = { now: Graphics; isLayered: boolean; tell: (event: DrawingEvent) => void }

/** Letters that are lower than this, in points, are seen by no one. */
const tiny = 0.4
/** A row whose length is less sure than this could be anywhere. */
const mostSlack = 1e6

/** Where text goes (ISO 32000-1, 9.4), with how unsure that is. */
export class TextFollower {
  readonly #owner: Owner
  #line: Matrix = unmoved
  #text: Matrix = unmoved
  /** How much further along the row the next letter may begin than is thought. */
  #slack = 0
  #row = 0

  constructor(owner: Owner) {
    this.#owner = owner
  }

  take(
    operator: string,
    given: readonly Value[],
    numbers: readonly number[],
    at: number,
    around: Around,
  ): void {
    const { now } = around
    const [first = 0, second = 0] = numbers
    if (operator === 'BT') this.#place(unmoved)
    else if (operator === 'Tm') this.#place(asMatrix(numbers))
    else if (operator === 'Td' || operator === 'TD') {
      if (operator === 'TD') now.leading = -second
      this.#next(first, second)
    } else if (operator === 'T*') this.#next(0, -now.leading)
    else if (operator === 'Tj' || operator === 'TJ') this.#show(operator, given.at(-1), at, around)
    else if (operator === "'" || operator === '"') {
      if (operator === '"') {
        now.wordSpace = first
        now.letterSpace = second
      }
      this.#next(0, -now.leading)
      this.#show(operator, given.at(-1), at, around)
    }
  }

  #place(matrix: Matrix): void {
    this.#line = matrix
    this.#text = matrix
    this.#slack = 0
    this.#row++
  }

  #next(x: number, y: number): void {
    this.#place(after([1, 0, 0, 1, x, y], this.#line))
  }

  #show(operator: string, value: Value | undefined, at: number, { now, isLayered, tell }: Around): void {
    const { size, rise, mode, stretch, font } = now
    const parts = Array.isArray(value) ? value : [value ?? null]
    const reach = reachOf(parts, now)
    const [from, to] = [reach.low, reach.high + this.#slack]
    const place = after(this.#text, now.matrix)
    const boxFrom = (foot: number, head: number, left: number, right: number): Box | undefined =>
      bounds(
        [left, rise + Math.min(foot * size, head * size), right, rise + Math.max(foot * size, head * size)],
        place,
      )
    const isSure = this.#slack < mostSlack && (font?.isPlain ?? true)
    const over = Math.abs(size * stretch) * 0.35
    const width = reach.most - reach.least < 1e-6 && this.#slack === 0 ? reach.most : undefined
    const words = wordsIn(value, font)
    // Blanks are seen by no one, and say nothing.
    const isBlank = words !== '' && words.trim() === ''
    if (!isBlank && parts.some((part) => part instanceof Text && part.bytes.length > 0)) {
      const [then, isPlaceSure] = [{ ...now }, isSure && width !== undefined]
      const run: Run = {
        ...{ kind: 'text', owner: this.#owner, at, operator, clip: now.clip, isLayered, row: this.#row },
        words,
        box: isSure ? boxFrom(-0.22, 0.74, from, to) : undefined,
        wide: isSure ? boxFrom(-0.5, 1.2, from - over, to + over) : undefined,
        core: isSure && width !== undefined ? boxFrom(0.05, 0.4, from, to) : undefined,
        isUndrawn: mode === 3 || mode === 7,
        isStencil: false,
        isTransparent: now.isGone || isTransparent(now),
        isTiny: isTiny(place, now),
        colour: colourOf(now),
        advance: advanceOf(reach, now),
        font,
        parts,
        letters: () => (isPlaceSure ? lettersOf(parts, place, then) : undefined),
      }
      tell(run)
    }
    this.#slack += reach.most - reach.least
    this.#text = after([1, 0, 0, 1, reach.least, 0], this.#text)
  }
}

function isTransparent({ mode, opacity, strokeOpacity }: Graphics): boolean {
  if (mode === 0) return opacity === 0
  if (mode === 1) return strokeOpacity === 0
  return mode === 2 && opacity === 0 && strokeOpacity === 0
}

function isTiny([a, b, c, d]: Matrix, { size, stretch, font }: Graphics): boolean {
  const [across, upright] = font?.enlarged ?? [1, 1]
  const height = Math.abs(size) * upright * Math.hypot(c, d)
  return height < tiny || Math.abs(size * stretch) * across * Math.hypot(a, b) < tiny
}

/** The one colour of letters and their edges. */
function colourOf({ mode, fill, stroke, isPattern, isPlain, isSolid }: Graphics): Run['colour'] {
  if (!isPlain || !isSolid || isPattern) return undefined
  if (mode === 0) return fill
  if (mode === 1) return stroke
  return mode === 2 && fill && stroke && areAlike(fill, stroke) ? fill : undefined
}

type Reach = { least: number; most: number; low: number; high: number }

/** How far the text goes along its row, at least and at most, and how far it goes on the way. */
function reachOf(parts: readonly Value[], now: Graphics): Reach {
  const { font, size, letterSpace, wordSpace, stretch } = now
  let [least, most, low, high] = [0, 0, Infinity, -Infinity]
  const go = (one: number, other: number) => {
    low = Math.min(low, least)
    high = Math.max(high, most)
    least += Math.min(one, other)
    most += Math.max(one, other)
    low = Math.min(low, least)
    high = Math.max(high, most)
  }
  for (const part of parts) {
    if (typeof part === 'number') {
      const shift = (-part / 1000) * size * stretch
      least += shift
      most += shift
    }
    if (!(part instanceof Text)) continue
    const own = font?.of(part.bytes) ?? { least: 0, most: part.bytes.length * 1300 }
    const letters = font?.isWide ? part.bytes.length >> 1 : part.bytes.length
    const blanks = font?.isWide ? 0 : part.bytes.reduce((sum, byte) => sum + (byte === 32 ? 1 : 0), 0)
    const spaces = letters * letterSpace + blanks * wordSpace
    go(((own.least / 1000) * size + spaces) * stretch, ((own.most / 1000) * size + spaces) * stretch)
  }
  return { least, most, low, high }
}

function advanceOf({ least, most }: Reach, { size, stretch }: Graphics): number | undefined {
  if (most - least > 1e-6) return undefined
  if (most === 0) return 0
  const unit = size * stretch
  return Math.abs(unit) > 1e-6 ? (-most / unit) * 1000 : undefined
}
