import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endServer } from './end-server.ts'
import { CouldNotStart } from './errors.ts'
import { hasCode } from './has-code.ts'
import type { ServerAccount } from './server-account.ts'
import { spawnOptions } from './server-environment.ts'
import type { ServerLog } from './server-log.ts'
import { serverProcessesIn, signalProcess } from './server-processes.ts'
import { describeSpawnFailure } from './spawn-failure.ts'

export type RunningServer = {
  stop(): Promise<void>
  /** Settles when the server has ended, asked or not. */
  ended: Promise<void>
}

/** Starts PostgreSQL and returns when it takes connections, however long it needs to recover from a crash. */
export async function runServer(run: {
  program: string
  settings: string[]
  account: ServerAccount
  cluster: string
  clusterAsServerSeesIt: string
  log: ServerLog
}): Promise<RunningServer> {
  const server = spawn(run.program, ['-D', run.clusterAsServerSeesIt, ...run.settings], {
    ...spawnOptions(run.account, run.cluster, run.log.descriptor),
    // Its own session: Ctrl-C in the terminal is Fitila's to handle, and must not reach the server first.
    detached: true,
  })
  const failure: { reason?: Error } = {}
  server.on('error', (error) => {
    failure.reason = error
  })
  server.unref()
  while (!isReady(run.cluster, server)) {
    if (failure.reason !== undefined) throw describeSpawnFailure(failure.reason)
    if (hasEnded(server)) throw new CouldNotStart('PostgreSQL could not start.', await run.log.lastLines())
    await pause(5)
  }
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return { stop: () => stopServer(server, run.cluster), ended }
}

async function stopServer(server: ChildProcess, cluster: string): Promise<void> {
  await endServer({
    signal: (signal) => server.kill(signal),
    killAll() {
      for (const processId of serverProcessesIn(cluster)) signalProcess(processId, 'SIGKILL')
    },
    isGone: () => hasEnded(server),
  })
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

/** PostgreSQL keeps its state in the eighth line of its pid file; `pg_ctl` waits for it in the same way. */
function isReady(cluster: string, server: ChildProcess): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return lines[0] === `${server.pid}` && lines[7]?.trim() === 'ready'
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
