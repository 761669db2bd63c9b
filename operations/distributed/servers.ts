import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { minutes } from '#domain/time/durations.ts'
import { ask, bin } from '../many-processes/nodes.ts'
import { type Account, databaseAccount, type Running, run, start, until } from '../many-processes/programs.ts'

/** Three servers of PostgreSQL with Citus: the first has all but the search, which the two others share. */
export type Servers = {
  coordinator: number
  workers: readonly number[]
  kill(port: number): Promise<void>
  bringBack(port: number): Promise<void>
  stop(): Promise<void>
}

type Server = { port: number; folder: string; running: Running | null }

// A change of two servers is one change (max_prepared_transactions). What a server that died was about to commit is settled by the first
// within seconds of its return.
const settings = `
listen_addresses = '127.0.0.1'
shared_preload_libraries = 'citus'
max_connections = 200
max_prepared_transactions = 200
shared_buffers = 512MB
max_wal_size = 4GB
citus.node_conninfo = 'sslmode=disable'
citus.recover_2pc_interval = '5s'
citus.node_connection_timeout = '2s'
`

export async function makeServers(folder: string, firstPort: number): Promise<Servers> {
  const account = databaseAccount()
  const servers: Server[] = [0, 1, 2].map((place) => ({
    port: firstPort + place,
    folder: join(folder, `server${place + 1}`),
    running: null,
  }))
  const [coordinator = 0, ...workers] = servers.map(({ port }) => port)
  await mkdir(folder, { recursive: true })
  if (account) await chown(folder, account.uid, account.gid)
  for (const server of servers) {
    // Of a folder that is kept, the servers are there.
    if (!existsSync(join(server.folder, 'postgresql.conf'))) await make(server, account)
    await begin(server, account, folder)
  }
  const named = (port: number) => servers.find((server) => server.port === port)
  return {
    coordinator,
    workers,
    async kill(port) {
      await named(port)?.running?.kill()
    },
    async bringBack(port) {
      const server = named(port)
      if (server) await begin(server, account, folder)
    },
    async stop() {
      for (const server of servers) await server.running?.stop()
    },
  }
}

async function make({ folder }: Server, account: Account): Promise<void> {
  run(
    [join(bin, 'initdb'), '-D', folder, '-U', 'fitila', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    account,
  )
  await appendFile(join(folder, 'postgresql.conf'), settings)
}

async function begin(server: Server, account: Account, folder: string): Promise<void> {
  const command = [join(bin, 'postgres'), '-D', server.folder, '-p', String(server.port), '-k', folder]
  await until(
    `the server at ${server.port} answers`,
    async () => {
      // It refuses to start as long as a process of its that was killed has not ended.
      if (!server.running?.isRunning()) server.running = start('postgres', command, account)
      return (await ask(server.port, 'select 1', 'postgres')).length === 1
    },
    // After a kill it reads again what it had written since its last checkpoint.
    600,
  )
}

/** Makes a database on each server, that of the first a copy of another, and tells the first of the others. */
export async function joinServers({ coordinator, workers }: Servers, copied: string): Promise<void> {
  // Of an earlier run in the same folder. A change that it was about to commit is settled first.
  for (const port of [coordinator, ...workers])
    await until('no earlier database is left', async () => {
      await ask(port, 'drop database if exists fitila with (force)', 'postgres')
      return true
    })
  // Of a million reports it copies some gigabytes.
  await ask(coordinator, `create database fitila template ${copied}`, 'postgres', minutes(30))
  for (const port of workers) await ask(port, 'create database fitila', 'postgres')
  for (const port of [coordinator, ...workers]) await ask(port, 'create extension citus')
  await ask(coordinator, `select citus_set_coordinator_host('127.0.0.1', ${coordinator})`)
  for (const port of workers) await ask(coordinator, `select citus_add_node('127.0.0.1', ${port})`)
}
