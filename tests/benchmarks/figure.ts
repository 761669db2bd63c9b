/** One line of the table that `npm run bench` prints. */
export type Figure = {
  name: string
  value: number
  unit:
    | 'files'
    | 'MB'
    | '%'
    | 'kB'
    | 'requests'
    | 's'
    | 'ms'
    | 'requests/s'
    | 'times'
    | 'reports'
    | 'streams'
    | 'points'
    | 'shift'
  goal?: { atMost: number } | { atLeast: number }
  /** What else was measured of it. */
  beside?: string
}

export function isMet({ value, goal }: Figure): boolean | null {
  if (!goal) return null
  else return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The nearest rank: a value that was measured, not one between two. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

export function kilobytes(bytes: number): number {
  return bytes / 1000
}
