import { ofFiles } from './files.ts'
import { findings, type Recipe } from './finding.ts'
import { ofTheLog } from './log.ts'
import { ofPackages } from './packages.ts'
import { ofSources } from './sources.ts'
import { ofTwoPeople } from './two-people.ts'
import { ofTheWeb } from './web.ts'
import { openWorld } from './world.ts'

export const recipes: readonly Recipe[] = [
  ...ofSources,
  ...ofTwoPeople,
  ...ofTheLog,
  ...ofTheWeb,
  ...ofFiles,
  ...ofPackages,
].toSorted((one, other) => findings.indexOf(one.finding) - findings.indexOf(other.finding))

/**
 * Tries everything that was found, one after the other, against a site of its own.
 *
 * @param say takes each line as it comes
 * @returns what is open still, a line each
 */
export async function tryFindings(say: (line: string) => void): Promise<string[]> {
  const world = await openWorld()
  const open: string[] = []
  try {
    for (const { finding, what, attempt } of recipes) {
      const { printed, isClosed } = await attempt(world)
      const line = `${finding.padEnd(4)}${isClosed ? 'closed' : 'OPEN  '}  ${what}: ${printed}`
      say(line)
      if (!isClosed) open.push(line)
    }
  } finally {
    await world.end()
  }
  return open
}
