/** How long a test file took in one stage. */
export type FileTime = { file: string; stage: string; seconds: number }

const most = 15

/** The test files that took longest, one a line. A file that two stages ask has a line for each. */
export function describeLongest(times: readonly FileTime[]): string[] {
  const longest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
  if (longest.length === 0) return []
  const lines = longest.map(
    ({ file, stage, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${stage})`,
  )
  return ['The test files that took longest:', ...lines]
}
