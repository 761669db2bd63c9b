import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

import { queriesOn } from '#server/database/queries-on.ts'
import { loadBulk } from '#server/database/seed/bulk/load-bulk.ts'
import { consumers } from '#server/events/consumers.ts'
import type { Application } from '#server/kernel/application.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { multiplyReports } from './multiply-reports.ts'

export type Statement = { text: string; parameters: unknown[] }

export type SearchDatabase = {
  application: Application
  reports: number
  /** With which another process opens it, where it is not embedded. */
  settings: Record<string, string>
  /** What the load took; null where the reports were there already. */
  loadSeconds: number | null
  /** What the application may not do: with a connection of the owner of the tables. */
  asOwner<Result>(work: (owner: pg.Pool) => Promise<Result>): Promise<Result>
  /** What the application asks of the database from now on, until it is asked for. */
  recorded(): Statement[]
  close(): Promise<void>
}

/**
 * So many public reports (`loadReports`), on the server at DATABASE_URL in a database of their own that is gone afterwards, else in an
 * embedded one. FITILA_BENCH_DATABASE names a database that is kept, and taken as it is when it has
 * reports; FITILA_KEY_FILE is then the key that they were sealed with. `named` is added to that name.
 */
export async function openSearchDatabase(
  reports: number,
  serverUrl: string | null,
  named = '',
): Promise<SearchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-bench-search-'))
  const base = serverUrl ? process.env.FITILA_BENCH_DATABASE : undefined
  const kept = base ? `${base}${named}` : undefined
  const name = kept ?? `fitila_bench_${process.pid}`
  if (serverUrl) await makeDatabase(serverUrl, name)
  const keyFile = kept && process.env.FITILA_KEY_FILE
  const settings = {
    ...{ FITILA_DATA_FOLDER: folder, LOG_LEVEL: 'error' },
    ...(keyFile ? { FITILA_KEY_FILE: keyFile } : {}),
    ...(serverUrl ? { DATABASE_URL: inDatabase(serverUrl, name) } : {}),
  }
  const { application, asOwner, close } = await openApplication(readEnvironment(settings))
  const there = await countReports(application)
  const began = performance.now()
  if (there === 0 && serverUrl) {
    const owner = new pg.Pool({ connectionString: inDatabase(serverUrl, name), max: connectionsToLoad })
    await loadReports(application, owner, reports).finally(() => owner.end())
  } else if (there === 0) await asOwner((owner) => loadReports(application, owner, reports))
  await hearAll(application)
  const statements: Statement[] = []
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => void statements.push({ text, parameters }),
  }
  const { database } = application
  const listening = { ...database, queries: queriesOn(database.pool, { logger }) }
  return {
    application: { ...application, database: listening },
    reports: there || reports,
    settings,
    asOwner,
    loadSeconds: there === 0 ? (performance.now() - began) / 1000 : null,
    recorded: () => statements.splice(0),
    async close() {
      await close()
      if (serverUrl && !kept)
        await administer(serverUrl, `drop database ${pg.escapeIdentifier(name)} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The first are made and sealed one by one. Beyond that, PostgreSQL copies them. */
const mostMade = 100_000
export const connectionsToLoad = 3

export async function loadReports(application: Application, owner: pg.Pool, reports: number): Promise<void> {
  const times = Math.ceil(reports / mostMade)
  const count = Math.round(reports / times)
  await loadBulk(application, { owner, count, seed: 1, onProgress: () => {} })
  if (times > 1) await multiplyReports(owner, times)
}

/** Of a site that goes on, all that happened was heard. Here a million events would be told to staff while it is measured. */
async function hearAll({ database }: Application): Promise<void> {
  await database.pool.query(
    `insert into event_cursors (consumer, last_event) select consumer, settled_events() from unnest($1::text[]) consumer
     on conflict (consumer) do update set last_event = excluded.last_event`,
    [Object.keys(consumers)],
  )
}

async function countReports({ database }: Application): Promise<number> {
  const { rows } = await database.pool.query<{ reports: number }>(
    'select count(*)::int as reports from public_reports',
  )
  return rows[0]?.reports ?? 0
}

async function makeDatabase(serverUrl: string, name: string): Promise<void> {
  const known = await administer(
    serverUrl,
    `select from pg_database where datname = ${pg.escapeLiteral(name)}`,
  )
  if (known === 0) await administer(serverUrl, `create database ${pg.escapeIdentifier(name)}`)
}

async function administer(serverUrl: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

function inDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
