import type { SpawnOptions } from 'node:child_process'
import type { ServerAccount } from './server-account.ts'

/**
 * How initdb and PostgreSQL are spawned: in their data folder, and with none of Fitila's environment, which holds
 * secrets the database has no use for and may hold PG variables that are not ours.
 */
export function spawnOptions(account: ServerAccount, cluster: string, log: number): SpawnOptions {
  return {
    cwd: cluster,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    ...account.spawnAs,
  }
}
