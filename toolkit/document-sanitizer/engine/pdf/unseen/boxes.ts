/** a b c d e f, as PDF writes them (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number]
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

/** The first, then the second. */
export function after(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

/** Undefined when the corners no longer make an upright box. */
export function moved([left, bottom, right, top]: Box, matrix: Matrix): Box | undefined {
  const [a, b, c, d, e, f] = matrix
  const isUpright = (b === 0 && c === 0) || (a === 0 && d === 0)
  const xs = [a * left + c * bottom + e, a * right + c * top + e]
  const ys = [b * left + d * bottom + f, b * right + d * top + f]
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return isUpright && box.every(Number.isFinite) ? box : undefined
}

export function holds(outer: Box, inner: Box): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]
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
export function boxOf(points: readonly (readonly [number, number])[]): Box | undefined {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const areCorners = points.every(
    ([x, y], at) =>
      (x === box[0] || x === box[2]) &&
      (y === box[1] || y === box[3]) &&
      (at === 0 || (x === points[at - 1]?.[0]) !== (y === points[at - 1]?.[1])),
  )
  return areCorners && points.length >= 4 && points.length <= 5 ? box : undefined
}
