const gibibyte = 1024 ** 3

/** Below this, files beside drafts are refused. What is left is for reports, answers and the database itself. */
export const lowWater = 2 * gibibyte

/** @param free bytes for us on the disk; null where that cannot be known */
export function isDiskLow(free: number | null): boolean {
  return free !== null && free < lowWater
}
