import { access } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { writeAccessRules } from './access-rules.ts'
import { checkClusterVersion } from './check-cluster-version.ts'
import { clearLeftoverServer, clearUnfinishedClusters } from './clear-leftovers.ts'
import { type DataFolder, folderAsServerSeesIt, prepareDataFolder } from './data-folder.ts'
import { lockData } from './data-lock.ts'
import { CouldNotStart } from './errors.ts'
import {
  ADD_APPLICATION_ROLE,
  APPLICATION_ROLE,
  DATABASE,
  makeCluster,
  ROLE,
  runAlone,
} from './make-cluster.ts'
import type { ProgramPackage } from './program-package.ts'
import { findProgramPackage, preparePrograms } from './programs.ts'
import { type RunningServer, runServer } from './run-server.ts'
import { chooseServerAccount, type ServerAccount } from './server-account.ts'
import { openServerLog } from './server-log.ts'
import { serverSettings } from './server-settings.ts'
import { makeSocketFolder, PORT, removeSocketFolder } from './socket-folder.ts'

export type EmbeddedConnection = { host: string; port: number; user: string; database: string }

export type EmbeddedDatabase = {
  /** The owner's. For `new pg.Pool({...connection})`: a Unix socket folder as host. */
  connection: EmbeddedConnection
  /** The same as a role that owns nothing: what the application works as. */
  ofApplication: EmbeddedConnection
  /** Ends the server within a second. Safe to call twice. Close the pool first, or its idle clients report errors. */
  stop(): Promise<void>
  /** Settles when the server has ended, asked or not. */
  ended: Promise<void>
}

/**
 * Starts PostgreSQL on the data folder, making it at first, and cleaning up after a start that was killed. The
 * errors it refuses with are in `errors.ts`. The caller handles signals; the server outlives a killed caller.
 */
export async function startEmbeddedDatabase(options: {
  dataFolder: string
  settings?: Record<string, string>
}): Promise<EmbeddedDatabase> {
  const [source, account] = await Promise.all([findProgramPackage(), chooseServerAccount()])
  const folder = await prepareDataFolder(options.dataFolder, account)
  const lock = lockData(folder.path)
  try {
    const { server, host } = await startLocked({ source, account, folder, settings: options.settings ?? {} })
    let stopping: Promise<void> | undefined
    return {
      connection: connectionOf(host, ROLE),
      ofApplication: connectionOf(host, APPLICATION_ROLE),
      stop() {
        stopping ??= stopLocked(server, folder).finally(lock.release)
        return stopping
      },
      ended: server.ended,
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function connectionOf(host: string, user: string): EmbeddedConnection {
  return { host, port: PORT, user, database: DATABASE }
}

const SYSTEM_CACHE = '/var/cache/fitila'

type Start = {
  source: ProgramPackage
  account: ServerAccount
  folder: DataFolder
  settings: Record<string, string>
}

async function startLocked(start: Start): Promise<{ server: RunningServer; host: string }> {
  const { account, folder, settings } = start
  const programs = await preparePrograms(start.source, account, [folder.path, SYSTEM_CACHE])
  const log = await openServerLog(folder.path)
  try {
    await clearUnfinishedClusters(folder.path)
    if (!(await exists(folder.cluster))) await makeCluster({ programs, account, folder, log, settings })
    await checkClusterVersion(folder.cluster, programs.majorVersion)
    await writeAccessRules(folder.cluster, account)
    const started = () =>
      startPatiently(folder.cluster, async () => {
        const host = await makeSocketFolder(folder, account)
        const server = await runServer({
          program: programs.postgres,
          settings: serverSettings(host, settings),
          account,
          cluster: folder.cluster,
          clusterAsServerSeesIt: folderAsServerSeesIt(folder.cluster, folder.isReachable),
          log,
        })
        return { server, host }
      })
    const first = await started()
    if (await hasApplicationRole(first.host)) return first
    await first.server.stop()
    await runAlone(
      { programs, account, folder, log, settings, cluster: folder.cluster },
      ADD_APPLICATION_ROLE,
    )
    return await started()
  } finally {
    await log.close()
  }
}

async function hasApplicationRole(host: string): Promise<boolean> {
  const client = new pg.Client(connectionOf(host, ROLE))
  // The question fails, and says so itself.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE])
    return rowCount === 1
  } finally {
    await client.end()
  }
}

// Tried again because a server that was killed an instant ago may not have given back its shared memory yet, and one
// that was being started may only now arrive in its data folder.
async function startPatiently<Started>(cluster: string, start: () => Promise<Started>): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    await clearLeftoverServer(cluster)
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof CouldNotStart) || attempt === 5) throw error
      await pause(100)
    }
  }
}

async function stopLocked(server: RunningServer, folder: DataFolder): Promise<void> {
  await server.stop()
  await removeSocketFolder(folder)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
