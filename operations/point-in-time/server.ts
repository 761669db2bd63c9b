import { appendFile, chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, bin } from '../many-processes/nodes.ts'
import { databaseAccount, type Running, run, start, until } from '../many-processes/programs.ts'

/** One PostgreSQL that hands each piece of its journal to pgBackRest, and a repository beside it. */
export type Server = {
  port: number
  backUp(kind: 'full' | 'diff'): void
  /** Closes the present piece of the journal and waits until it is in the repository. */
  archive(): Promise<void>
  kill(): Promise<void>
  stop(): Promise<void>
  /** Puts the newest backup back and replays the journal: to this moment, or as far as it goes. @returns how long it took, in seconds */
  restore(to: string | null): Promise<number>
}

const stanza = 'fitila'

/** @param passphrase of the repository: a place elsewhere must not read what is in it */
export async function makeServer(folder: string, port: number, passphrase: string): Promise<Server> {
  const account = databaseAccount()
  const data = join(folder, 'data')
  const config = join(folder, 'pgbackrest.conf')
  for (const name of ['', 'repository', 'log', 'lock', 'socket']) {
    await mkdir(join(folder, name), { recursive: true })
    await chmod(join(folder, name), 0o700)
    if (account) await chown(join(folder, name), account.uid, account.gid)
  }
  await writeFile(config, repositorySettings(folder, port, passphrase), { mode: 0o600 })
  if (account) await chown(config, account.uid, account.gid)
  run([join(bin, 'initdb'), '-D', data, '-U', 'fitila', '--auth=trust', '-E', 'UTF8', '--locale=C'], account)
  await appendFile(join(data, 'postgresql.conf'), databaseSettings(config))
  let running: Running = await begin()
  await ask(port, 'create database fitila', 'postgres')
  tool('stanza-create')
  tool('check')

  function tool(...words: string[]): string {
    return run(['/usr/bin/pgbackrest', `--config=${config}`, `--stanza=${stanza}`, ...words], account)
  }

  async function begin(): Promise<Running> {
    const command = [join(bin, 'postgres'), '-D', data, '-p', String(port), '-k', join(folder, 'socket')]
    const begun = start('postgres', command, account)
    const isOpen = async () =>
      (await ask(port, 'select 1 where not pg_is_in_recovery()', 'postgres')).length === 1
    await until('PostgreSQL takes changes', isOpen, 120)
    return begun
  }

  return {
    port,
    backUp: (kind) => void tool(`--type=${kind}`, 'backup'),
    async archive() {
      const [row] = await ask(port, 'select pg_walfile_name(pg_switch_wal()) as name', 'postgres')
      await until('the journal is in the repository', async () => {
        const [done] = await ask(port, 'select last_archived_wal as name from pg_stat_archiver', 'postgres')
        return String(done?.name) >= String(row?.name)
      })
    },
    kill: () => running.kill(),
    stop: () => running.stop(),
    async restore(to) {
      const began = performance.now()
      await running.stop()
      const target = to === null ? [] : ['--type=time', `--target=${to}`, '--target-action=promote']
      tool('--delta', ...target, 'restore')
      running = await begin()
      return (performance.now() - began) / 1_000
    },
  }
}

function repositorySettings(folder: string, port: number, passphrase: string): string {
  return `[global]
repo1-path=${join(folder, 'repository')}
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=${passphrase}
# Backups keep deleted text, so none may be older than 35 days: here a full one a week, and four of them.
repo1-retention-full=4
compress-type=zst
start-fast=y
log-path=${join(folder, 'log')}
lock-path=${join(folder, 'lock')}
log-level-console=error
log-level-file=warn
[${stanza}]
pg1-path=${join(folder, 'data')}
pg1-port=${port}
pg1-socket-path=${join(folder, 'socket')}
pg1-user=fitila
pg1-database=postgres
`
}

function databaseSettings(config: string): string {
  return `
listen_addresses = '127.0.0.1'
wal_level = replica
archive_mode = on
# A piece that is not full is handed over after a minute: that is the most that a lost machine takes along.
archive_timeout = 60
archive_command = '/usr/bin/pgbackrest --config=${config} --stanza=${stanza} archive-push %p'
`
}
