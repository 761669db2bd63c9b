/** Three by three, row by row. */
export type Matrix = readonly (readonly [number, number, number])[]

/** The chromaticities of red, green and blue, as their standards publish them; the white of all three is D65. */
export const colourSpaces = {
  srgb: { name: 'sRGB', primaries: [0.64, 0.33, 0.3, 0.6, 0.15, 0.06] },
  p3: { name: 'Display P3', primaries: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06] },
  adobe: { name: 'Adobe RGB (1998)', primaries: [0.64, 0.33, 0.21, 0.71, 0.15, 0.06] },
} as const

export type ColourSpace = keyof typeof colourSpaces

const d65 = toXyz(0.3127, 0.329)
const d50 = [0.9642, 1, 0.8249] as const

const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

/** From D65, in which screens work, to D50, in which profiles are written. */
export const adaptation: Matrix = adaptationToD50()

/** Red, green and blue as XYZ under D50: the columns of a profile. */
export function colorantsOf(space: ColourSpace): Matrix {
  const [rx, ry, gx, gy, bx, by] = colourSpaces[space].primaries
  const columns = transpose([toXyz(rx, ry), toXyz(gx, gy), toXyz(bx, by)])
  const [r, g, b] = applyTo(invert(columns), d65)
  const scaled: Matrix = columns.map(([one, two, three]) => [one * r, two * g, three * b] as const)
  return transpose(multiply(adaptation, scaled))
}

function adaptationToD50(): Matrix {
  const [r, g, b] = applyTo(bradford, d65)
  const [toR, toG, toB] = applyTo(bradford, d50)
  const scale: Matrix = [
    [toR / r, 0, 0],
    [0, toG / g, 0],
    [0, 0, toB / b],
  ]
  return multiply(invert(bradford), multiply(scale, bradford))
}

function toXyz(x: number, y: number): readonly [number, number, number] {
  return [x / y, 1, (1 - x - y) / y]
}

function applyTo(matrix: Matrix, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const [one = 0, two = 0, three = 0] = matrix.map(([a, b, c]) => a * x + b * y + c * z)
  return [one, two, three]
}

function transpose(matrix: Matrix): Matrix {
  const column = (index: 0 | 1 | 2) => {
    const [one = 0, two = 0, three = 0] = matrix.map((row) => row[index])
    return [one, two, three] as const
  }
  return [column(0), column(1), column(2)]
}

function multiply(one: Matrix, other: Matrix): Matrix {
  return transpose(transpose(other).map((column) => applyTo(one, column)))
}

function invert(matrix: Matrix): Matrix {
  const [[a, b, c] = [0, 0, 0], [d, e, f] = [0, 0, 0], [g, h, i] = [0, 0, 0]] = matrix
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return [
    [(e * i - f * h) / whole, (c * h - b * i) / whole, (b * f - c * e) / whole],
    [(f * g - d * i) / whole, (a * i - c * g) / whole, (c * d - a * f) / whole],
    [(d * h - e * g) / whole, (b * g - a * h) / whole, (a * e - b * d) / whole],
  ]
}
