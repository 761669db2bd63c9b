import { around, type Box, bounds, boxOf, common, cornersOf, holds } from './boxes.ts'
import type { Cover, Paint } from './events.ts'
import type { Graphics } from './graphics-state.ts'

type Point = readonly [number, number]

const fills: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'b', 'B', 'b*', 'B*'])
const strokes: ReadonlySet<string> = new Set(['s', 'S', 'b', 'B', 'b*', 'B*'])
const endsPath: ReadonlySet<string> = new Set([...fills, ...strokes, 'n'])
/** A line so thick changes the ground under letters. */
const thickLine = 3

/** A path while it is made (ISO 32000-1, 8.5): what it covers, and what it clips. */
export class PathFollower {
  #boxes: (Box | undefined)[] = []
  #points: Point[] = []
  /** All points, for the box around what has no corners. */
  #all: Point[] = []
  #clips = false

  /** Tells what covers and what only paints. Answers whether the instruction was about paths. */
  take(
    operator: string,
    numbers: readonly number[],
    now: Graphics,
    tell: (event: Cover | Paint) => void,
  ): void {
    const [x = 0, y = 0, width = 0, height = 0] = numbers
    if (operator === 'm') {
      this.#endLines()
      this.#add([x, y])
    } else if (operator === 'l') this.#add([x, y])
    else if (operator === 're') {
      this.#endLines()
      const box: Box = [
        Math.min(x, x + width),
        Math.min(y, y + height),
        Math.max(x, x + width),
        Math.max(y, y + height),
      ]
      this.#boxes.push(box)
      this.#all.push([box[0], box[1]], [box[2], box[3]])
    } else if (operator === 'c' || operator === 'v' || operator === 'y') {
      this.#boxes.push(undefined)
      for (let at = 0; at + 1 < numbers.length; at += 2)
        this.#all.push([numbers[at] ?? 0, numbers[at + 1] ?? 0])
    } else if (operator === 'W' || operator === 'W*') this.#clips = true
    else if (endsPath.has(operator)) this.#end(operator, now, tell)
  }

  #add(point: Point): void {
    this.#points.push(point)
    this.#all.push(point)
  }

  #endLines(): void {
    if (this.#points.length > 0) this.#boxes.push(boxOf(this.#points))
    this.#points = []
  }

  #end(operator: string, now: Graphics, tell: (event: Cover | Paint) => void): void {
    const line = this.#boxes.length === 0 && this.#points.length === 2 ? this.#points : null
    this.#endLines()
    const whole = around(this.#all)
    if (strokes.has(operator) && line) coverByLine(line, now, tell)
    else if (strokes.has(operator) && whole && now.lineWidth > thickLine) paint(whole, now, tell)
    if (fills.has(operator) && whole) {
      if (now.isPattern || this.#boxes.includes(undefined)) paint(whole, now, tell)
      else for (const box of this.#boxes) if (box) cover(box, now, now.opacity, now.fill, tell)
    }
    if (this.#clips) clipTo(whole, this.#boxes.length === 1 ? this.#boxes[0] : undefined, now)
    this.#boxes = []
    this.#all = []
    this.#clips = false
  }
}

function paint(box: Box, { matrix, clip }: Graphics, tell: (event: Paint) => void): void {
  const place = bounds(box, matrix)
  const shown = place && common(place, clip)
  if (shown) tell({ kind: 'paint', box: shown, isPicture: false, isCut: !holds(clip, place) })
}

/** What is opaque hides what is under it; anything else only changes the ground. */
export function cover(
  box: Box,
  now: Graphics,
  opacity: number,
  colour: Cover['colour'],
  tell: (event: Cover | Paint) => void,
): void {
  const corners = cornersOf(box, now.matrix)
  const place = around(corners)
  const shown = place && common(place, now.clip)
  if (!place || !shown || opacity === 0 || now.isGone) return
  const isCut = !holds(now.clip, place)
  const isOpaque = opacity === 1 && now.isPlain && now.isSolid && now.isClipSure
  tell(
    isOpaque
      ? { kind: 'cover', corners, box: shown, colour, isCut }
      : { kind: 'paint', box: shown, isPicture: false, isCut },
  )
}

/** A straight line of some thickness is a box. */
function coverByLine(line: readonly Point[], now: Graphics, tell: (event: Cover | Paint) => void): void {
  const [from, to] = line
  if (!from || !to || now.lineWidth <= thickLine) return
  const half = now.lineWidth / 2
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [bottom, top] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  const box: Box | undefined =
    bottom === top
      ? [left, bottom - half, right, top + half]
      : left === right
        ? [left - half, bottom, right + half, top]
        : undefined
  if (box) cover(box, now, now.strokeOpacity, now.stroke, tell)
}

/** A clip without points, or one that meets no other, shows nothing. */
function clipTo(whole: Box | undefined, only: Box | undefined, now: Graphics): void {
  const place = whole && bounds(whole, now.matrix)
  const isUpright = now.matrix[1] === 0 || now.matrix[0] === 0
  now.isClipSure &&= only !== undefined && isUpright
  now.clip = (place && common(place, now.clip)) ?? nowhere
}

export const nowhere: Box = [0, 0, 0, 0]
