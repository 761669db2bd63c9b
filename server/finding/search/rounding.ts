/** Exact up to `exactTo`; beyond it, and where looking would take too long, judged from how common the parts are. */
export type Count = { rows: number; isExact: boolean }

export const exactTo = 5_000

export function exactCount(rows: number): Count {
  return rows <= exactTo ? { rows, isExact: true } : { rows: roughly(rows), isExact: false }
}

export function estimatedCount(rows: number): Count {
  return { rows: roughly(rows), isExact: false }
}

/** To two digits, so that no one takes it for a count. */
function roughly(rows: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(rows, 1))) - 1)
  return Math.round(rows / step) * step
}
