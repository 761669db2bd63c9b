import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endServer } from './end-server.ts'
import { CouldNotStart } from './errors.ts'
import { UNFINISHED } from './make-cluster.ts'
import { isAlive, serverProcessesIn, signalProcess } from './server-processes.ts'
import { waitUntil } from './wait-until.ts'

/** Ends what a killed Fitila left running on this cluster. Only the holder of the data lock may call it. */
export async function clearLeftoverServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const recorded = await readRecordedProcess(pidFile)
  await endLeftoverProcesses(cluster, recorded)
  // PostgreSQL cleans up behind a dead server by itself, also its shared memory, for which it wants this file. It
  // gives up when the number now belongs to some other process, or when a power cut left the file empty.
  if (recorded === undefined || isAlive(recorded)) await rm(pidFile, { force: true })
}

export async function clearUnfinishedClusters(dataFolder: string): Promise<void> {
  const names = await readdir(dataFolder)
  for (const name of names.filter((entry) => entry.startsWith(UNFINISHED))) {
    const folder = join(dataFolder, name)
    await endLeftoverProcesses(folder, undefined)
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
  }
}

async function endLeftoverProcesses(cluster: string, postmaster: number | undefined): Promise<void> {
  const isGone = () => serverProcessesIn(cluster).length === 0
  const killAll = () => {
    for (const processId of serverProcessesIn(cluster)) signalProcess(processId, 'SIGKILL')
  }
  if (isGone()) return
  if (postmaster !== undefined && serverProcessesIn(cluster).includes(postmaster)) {
    await endServer({ signal: (signal) => signalProcess(postmaster, signal), killAll, isGone })
  }
  killAll()
  const ended = await waitUntil(isGone, 10_000)
  if (!ended)
    throw new CouldNotStart(
      `Processes ${serverProcessesIn(cluster).join(', ')} still work on ${cluster} and cannot be ended.`,
    )
}

async function readRecordedProcess(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '')
  const processId = Number.parseInt(text, 10)
  return processId > 1 ? processId : undefined
}
