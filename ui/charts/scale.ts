/** Round values from 0 to at least `largest`, evenly apart: what an axis or a legend shows. At most `most` steps. */
export function roundSteps(largest: number, most: number): number[] {
  if (!(largest > 0)) return [0, 1]
  const rough = largest / most
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = unit * (niceFactors.find((factor) => factor * unit >= rough) ?? 10)
  const count = Math.ceil(largest / step)
  // A step such as 0.2 is not exact in binary, and its label has to be.
  return Array.from({ length: count + 1 }, (_, place) => Number((place * step).toPrecision(12)))
}

const niceFactors = [1, 2, 5, 10]

export type Point = readonly [x: number, y: number]

/** A line through the points, broken where one is null. A point by itself is a dot. */
export function linePath(points: readonly (Point | null)[]): string {
  return unbroken(points)
    .map((part) => (part.length === 1 ? `${pathOf(part)}h0` : pathOf(part)))
    .join('')
}

/** The area between two lines over the same places, broken where either is null. */
export function bandPath(lower: readonly (Point | null)[], upper: readonly (Point | null)[]): string {
  const pairs = lower.map((point, place) => {
    const other = upper[place]
    return point && other ? ([point, other] as const) : null
  })
  return unbroken(pairs)
    .map((part) => {
      const there = part.map(([low]) => low)
      const back = part.map(([, high]) => high).toReversed()
      return `${pathOf([...there, ...back])}Z`
    })
    .join('')
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`
}

function unbroken<Each>(places: readonly (Each | null)[]): Each[][] {
  const parts: Each[][] = [[]]
  for (const each of places) {
    if (each === null) parts.push([])
    else parts.at(-1)?.push(each)
  }
  return parts.filter((part) => part.length > 0)
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10
}
