/** a b c d e f, as PDF writes them (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number]
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]
type Point = readonly [x: number, y: number]
/** Four corners, one after the other around it. */
export type Corners = readonly [Point, Point, Point, Point]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

export function asMatrix(numbers: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}

/** The first, then the second. */
export function after(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

export function cornersOf([left, bottom, right, top]: Box, [a, b, c, d, e, f]: Matrix): Corners {
  const at = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f]
  return [at(left, bottom), at(right, bottom), at(right, top), at(left, top)]
}

/** The smallest upright box around these points; undefined when a number is beyond all numbers. */
export function around(points: readonly Point[]): Box | undefined {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    bottom = Math.min(bottom, y)
    right = Math.max(right, x)
    top = Math.max(top, y)
  }
  const box: Box = [left, bottom, right, top]
  return box.every(Number.isFinite) ? box : undefined
}

export function bounds(box: Box, matrix: Matrix): Box | undefined {
  return around(cornersOf(box, matrix))
}

/** Undefined when the corners make no upright box. */
export function uprightOf(corners: Corners): Box | undefined {
  const [one, other] = corners
  const isUpright = corners.every(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] ?? one
    return x === nextX || y === nextY
  })
  return isUpright && one !== other ? around(corners) : undefined
}

export function holds(outer: Box, inner: Box): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]
}

/** Whether the whole box is within these corners, which have no dents. */
export function isWithin(box: Box, corners: Corners): boolean {
  const points = cornersOf(box, unmoved)
  let turn = 0
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(at + 1) % 4] ?? [x, y]
    for (const [pointX, pointY] of points) {
      const side = (nextX - x) * (pointY - y) - (nextY - y) * (pointX - x)
      if (side === 0) continue
      if (turn === 0) turn = Math.sign(side)
      else if (Math.sign(side) !== turn) return false
    }
  }
  return turn !== 0
}

export function common(one: Box, other: Box): Box | undefined {
  const box: Box = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]
  return box[0] < box[2] && box[1] < box[3] ? box : undefined
}

/** The box that these points are the corners of, if they are. */
export function boxOf(points: readonly Point[]): Box | undefined {
  const box = around(points)
  if (box === undefined || points.length < 4 || points.length > 5) return undefined
  const areCorners = points.every(
    ([x, y], at) =>
      (x === box[0] || x === box[2]) &&
      (y === box[1] || y === box[3]) &&
      (at === 0 || (x === points[at - 1]?.[0]) !== (y === points[at - 1]?.[1])),
  )
  return areCorners ? box : undefined
}
