import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const ticksPerSecond = 100
const longest = 60

/**
 * Waits until a server has done what its start and its seed left over, so that a measurement counts its own work alone: a second in
 * which the process used less than 5 % of a processor. After a minute it is measured as it is.
 */
export async function waitForQuiet(processId: number): Promise<void> {
  let before = await ticksOf(processId)
  for (let second = 0; second < longest; second += 1) {
    await pause(1000)
    const now = await ticksOf(processId)
    if (now - before < 0.05 * ticksPerSecond) return
    before = now
  }
}

async function ticksOf(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
