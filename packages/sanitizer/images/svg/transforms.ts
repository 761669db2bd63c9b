import { type Box, boxAt } from '../../seen/boxes.ts'

/** `a b c d e f` of SVG 2, section 8.5: x becomes a x + c y + e. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Undefined for one that is not understood. */
export function readTransform(text: string | undefined): Matrix | undefined {
  if (text === undefined || text.trim() === '') return unmoved
  let matrix = unmoved
  for (const [, name = '', given = ''] of text
    .slice(0, 2000)
    .matchAll(/([a-zA-Z]{1,12})\s{0,9}\(([^()]{0,200})\)/g)) {
    const numbers = given
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number.parseFloat)
    const step = stepOf(name, numbers)
    if (step === undefined || numbers.some(Number.isNaN)) return undefined
    matrix = times(matrix, step)
  }
  return matrix
}

function stepOf(name: string, [first = 0, second, third, ...more]: readonly number[]): Matrix | undefined {
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  else if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  else if (name === 'matrix') {
    const [d = 1, e = 0, f = 0] = more
    return [first, second ?? 0, third ?? 0, d, e, f]
  } else if (name === 'rotate') {
    const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)]
    const [x, y] = [second ?? 0, third ?? 0]
    return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y])
  } else return /^skew[XY]$/.test(name) ? [1, 0, 0, 1, 0, 0] : undefined
}

/** The upright box around a box that was moved. */
export function moved({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e)
  const ys = corners.map(([x, y]) => b * x + d * y + f)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return boxAt(x, y, Math.max(...xs) - x, Math.max(...ys) - y)
}

export function isUpright([a, b, c, d]: Matrix): boolean {
  return Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6 && a !== 0 && d !== 0
}

/** How much larger a moved thing is. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}
