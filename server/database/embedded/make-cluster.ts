import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataFolder, folderAsServerSeesIt } from './data-folder.ts'
import { CouldNotStart } from './errors.ts'
import type { Programs } from './programs.ts'
import { isAnothers, type ServerAccount } from './server-account.ts'
import { spawnOptions } from './server-environment.ts'
import type { ServerLog } from './server-log.ts'
import { describeSpawnFailure } from './spawn-failure.ts'

export const UNFINISHED = 'unfinished-cluster-'
export const ROLE = 'fitila'
/** As whom Fitila works: it owns nothing, so that it cannot take away what keeps the log append-only. */
export const APPLICATION_ROLE = 'fitila_application'
export const DATABASE = 'fitila'

export type Making = {
  programs: Programs
  account: ServerAccount
  folder: DataFolder
  log: ServerLog
  settings: Record<string, string>
}

/** `initdb` beside the place where the cluster belongs: under its name there is a whole cluster or none. */
export async function makeCluster(making: Making): Promise<void> {
  const { programs, account, folder, log } = making
  const unfinished = await mkdtemp(join(folder.path, UNFINISHED))
  if (isAnothers(account)) await chown(unfinished, account.uid, account.gid)
  await chmod(unfinished, 0o700)
  const seen = folderAsServerSeesIt(unfinished, folder.isReachable)
  const options = spawnOptions(account, unfinished, log.descriptor)
  const initdb = spawn(programs.initdb, initdbArguments(seen, making.settings), options)
  await finish(initdb, 'initdb', log)
  await runAlone({ ...making, cluster: unfinished }, FIRST_STATEMENTS)
  await rename(unfinished, folder.cluster)
  await syncFolder(folder.path)
}

/** Statements of the superuser, one a line, while no server runs. */
export async function runAlone(on: Making & { cluster: string }, statements: string): Promise<void> {
  const { programs, account, folder, cluster, log, settings } = on
  const seen = folderAsServerSeesIt(cluster, folder.isReachable)
  const single = spawn(programs.postgres, singleUserArguments(seen, settings), {
    ...spawnOptions(account, cluster, log.descriptor),
    stdio: ['pipe', log.descriptor, log.descriptor],
  })
  single.stdin?.on('error', () => {})
  single.stdin?.end(statements)
  await finish(single, 'PostgreSQL', log)
}

// Not the superuser that initdb makes, as which no one can log in: no statement that slips into Fitila's connection may read files
// or run programs. The extensions we want are trusted ones, which the owner of a database may create.
const FIRST_STATEMENTS = `create role ${ROLE} login createdb;\ncreate database ${DATABASE} owner ${ROLE};\ncreate role ${APPLICATION_ROLE} login;\n`

/** For clusters that were made before Fitila had its own role. */
export const ADD_APPLICATION_ROLE = `create role ${APPLICATION_ROLE} login;\n`

function initdbArguments(cluster: string, settings: Record<string, string>): string[] {
  return [
    ...['-D', cluster, '--username=postgres', '--auth=peer', '--data-checksums', '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--text-search-config=simple'],
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ]
}

function singleUserArguments(cluster: string, settings: Record<string, string>): string[] {
  const fsync = settings.fsync === 'off' ? ['-c', 'fsync=off'] : []
  // Without -j a statement ends at the end of its line. exit_on_error turns a failed one into a failed start.
  return [
    '--single',
    '-D',
    cluster,
    '-c',
    'exit_on_error=on',
    '-c',
    'log_checkpoints=off',
    ...fsync,
    'postgres',
  ]
}

async function finish(program: ChildProcess, name: string, log: ServerLog): Promise<void> {
  const [status] = await once(program, 'close').catch((error: unknown) => {
    throw describeSpawnFailure(error)
  })
  if (status !== 0) {
    throw new CouldNotStart(
      `${name} could not make the database (it ended with ${status}).`,
      await log.lastLines(),
    )
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
