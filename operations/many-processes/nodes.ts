import { appendFile, chown, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Account, databaseAccount, type Running, run, runBeside, start, until } from './programs.ts'

/** Servers of PostgreSQL: one takes changes, two follow it and confirm each of them. */
export type Nodes = {
  /** The port of the one that takes changes. */
  primary(): number
  /** The ports of those that follow it, running or not. */
  replicas(): number[]
  kill(which: 'primary' | 'replica'): Promise<void>
  /** Waits as the watch of a database does: until the primary has not answered three times, half a second apart. */
  notice(): Promise<void>
  /** Makes the replica that is furthest the primary, when the present one does not answer. @returns its port */
  promote(): Promise<number>
  /** Makes whatever does not run a replica of the present primary. */
  rejoin(): Promise<void>
  stop(): Promise<void>
}

type Node = { port: number; name: string; folder: string; running: Running | null }

export const bin = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin'

// A change counts once one of the two others has it on its disk: so the one that takes over lacks nothing that was acknowledged.
const settings = `
listen_addresses = '127.0.0.1'
max_connections = 120
wal_level = replica
hot_standby = on
max_wal_senders = 10
wal_keep_size = 256MB
wal_log_hints = on
# Who follows asks for the new primary at once, and not only after five seconds.
wal_retrieve_retry_interval = 500ms
synchronous_commit = on
`

export async function makeNodes(folder: string, firstPort: number): Promise<Nodes> {
  const account = databaseAccount()
  const nodes: Node[] = [0, 1, 2].map((place) => ({
    port: firstPort + place,
    name: `node${place + 1}`,
    folder: join(folder, `node${place + 1}`),
    running: null,
  }))
  const [first] = nodes
  if (!first) throw new Error('there is no first node')
  let primary = first
  await mkdir(folder, { recursive: true })
  if (account) await chown(folder, account.uid, account.gid)
  run(
    [join(bin, 'initdb'), '-D', first.folder, '-U', 'fitila', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    account,
  )
  await appendFile(join(first.folder, 'postgresql.conf'), settings)
  await begin(first, account, folder)
  await ask(first.port, 'create database fitila', 'postgres')
  for (const node of nodes.slice(1)) await follow(node, primary, account, folder)
  await confirmBy(nodes, primary)

  return {
    primary: () => primary.port,
    replicas: () => nodes.filter((node) => node !== primary).map(({ port }) => port),
    async kill(which) {
      const victim =
        which === 'primary' ? primary : nodes.find((node) => node !== primary && node.running?.isRunning())
      await victim?.running?.kill()
    },
    async notice() {
      for (let missed = 0; missed < 3; missed = (await answers(primary.port)) ? 0 : missed + 1)
        await pause(500)
    },
    async promote() {
      const others = nodes.filter((node) => node !== primary && node.running?.isRunning())
      const reached = await Promise.all(
        others.map(async (node) => ({
          node,
          bytes: Number(
            (await ask(node.port, `select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0') as n`))[0]?.n ??
              0,
          ),
        })),
      )
      const furthest = reached.toSorted((one, other) => other.bytes - one.bytes)[0]?.node
      if (!furthest) throw new Error('no replica is left')
      primary = furthest
      // Before it takes changes, so that none is confirmed by it alone.
      await setNames(nodes, primary)
      await ask(primary.port, 'select pg_promote(true, 20)')
      await Promise.all(others.filter((node) => node !== primary).map((node) => lead(node, primary)))
      return primary.port
    },
    async rejoin() {
      for (const node of nodes.filter((each) => each !== primary && !each.running?.isRunning()))
        await follow(node, primary, account, folder)
      await confirmBy(nodes, primary)
    },
    async stop() {
      for (const node of nodes) await node.running?.stop()
    },
  }
}

async function begin(node: Node, account: Account, folder: string): Promise<void> {
  const command = [join(bin, 'postgres'), '-D', node.folder, '-p', String(node.port), '-k', folder]
  node.running = start('postgres', command, account)
  await until(`${node.name} answers`, async () => (await ask(node.port, 'select 1', 'postgres')).length === 1)
}

/** A server that was killed may have changes that no one confirmed: it begins as a new copy. */
async function follow(node: Node, primary: Node, account: Account, folder: string): Promise<void> {
  await rm(node.folder, { recursive: true, force: true })
  await runBeside(
    [
      ...[join(bin, 'pg_basebackup'), '-D', node.folder, '-R', '-X', 'stream', '-c', 'fast', '-U', 'fitila'],
      ...['-d', conninfo(primary, node)],
    ],
    account,
  )
  await begin(node, account, folder)
}

/** Where at least one follows, each change waits for the first that has it. */
async function confirmBy(nodes: readonly Node[], primary: Node): Promise<void> {
  await until('a replica follows', async () => {
    const [found] = await ask(primary.port, 'select count(*)::int as n from pg_stat_replication')
    return Number(found?.n) > 0
  })
  await setNames(nodes, primary)
}

async function setNames(nodes: readonly Node[], primary: Node): Promise<void> {
  const names = nodes.filter((node) => node !== primary).map(({ name }) => name)
  await ask(primary.port, `alter system set synchronous_standby_names = 'ANY 1 (${names.join(', ')})'`)
  await ask(primary.port, 'select pg_reload_conf()')
}

async function lead(node: Node, primary: Node): Promise<void> {
  await ask(node.port, `alter system set primary_conninfo = '${conninfo(primary, node)}'`)
  await ask(node.port, 'select pg_reload_conf()')
}

function conninfo(primary: Node, node: Node): string {
  return `host=127.0.0.1 port=${primary.port} user=fitila application_name=${node.name}`
}

async function answers(port: number): Promise<boolean> {
  return ask(port, 'select 1').then(
    () => true,
    () => false,
  )
}

export async function ask(
  port: number,
  text: string,
  database = 'fitila',
  patienceMs = 25_000,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'fitila', database },
    ...{ connectionTimeoutMillis: 2_000, query_timeout: patienceMs },
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
