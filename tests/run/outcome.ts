import type { FileTime } from './longest-files.ts'

export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** Of a stage that runs test files. */
  times?: readonly FileTime[]
}

export const onePassed: Outcome = { passed: 1, failed: 0, skipped: 0 }
export const oneFailed: Outcome = { passed: 0, failed: 1, skipped: 0 }
export const oneSkipped: Outcome = { passed: 0, failed: 0, skipped: 1 }

export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
    times: outcomes.flatMap(({ times = [] }) => times),
  }
}

/** The last line of `npm test`, which programs read. */
export function describeOutcome({ passed, failed, skipped }: Outcome): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}

/**
 * A stage that ran no test proved nothing, and a program that failed without naming a test failed all the same:
 * both count as one failure.
 */
export function honestOutcome(counted: Outcome, exitCode: number): Outcome {
  const provedNothing = counted.passed + counted.failed === 0
  const failedWithoutName = exitCode !== 0 && counted.failed === 0
  return provedNothing || failedWithoutName ? { ...counted, failed: counted.failed + 1 } : counted
}
