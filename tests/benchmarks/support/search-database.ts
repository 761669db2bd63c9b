import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

import { queriesOn } from '#server/database/queries-on.ts'
import { loadBulk } from '#server/database/seed/bulk/load-bulk.ts'
import type { Application } from '#server/kernel/application.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'

export type Statement = { text: string; parameters: unknown[] }

export type SearchDatabase = {
  application: Application
  reports: number
  /** What the load took; null where the reports were there already. */
  loadSeconds: number | null
  /** What the application may not do: with a connection of the owner of the tables. */
  asOwner<Result>(work: (owner: pg.Pool) => Promise<Result>): Promise<Result>
  /** What the application asks of the database from now on, until it is asked for. */
  recorded(): Statement[]
  close(): Promise<void>
}

/**
 * So many public reports, on the server at DATABASE_URL in a database of their own that is gone afterwards, else in an
 * embedded one. FITILA_BENCH_DATABASE names a database that is kept, and taken as it is when it has
 * reports; FITILA_KEY_FILE is then the key that they were sealed with.
 */
export async function openSearchDatabase(reports: number, serverUrl: string | null): Promise<SearchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-bench-search-'))
  const kept = serverUrl ? process.env.FITILA_BENCH_DATABASE : undefined
  const name = kept ?? `fitila_bench_${process.pid}`
  if (serverUrl) await makeDatabase(serverUrl, name)
  const { application, asOwner, close } = await openApplication(
    readEnvironment({
      FITILA_DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      FITILA_KEY_FILE: kept && process.env.FITILA_KEY_FILE,
      ...(serverUrl ? { DATABASE_URL: inDatabase(serverUrl, name) } : {}),
    }),
  )
  const there = await countReports(application)
  const began = performance.now()
  const load = { count: reports, seed: 1, onProgress: () => {} }
  if (there === 0) await asOwner((owner) => loadBulk(application, { owner, ...load }))
  const statements: Statement[] = []
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => void statements.push({ text, parameters }),
  }
  const { database } = application
  const listening = { ...database, queries: queriesOn(database.pool, { logger }) }
  return {
    application: { ...application, database: listening },
    reports: there || reports,
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
