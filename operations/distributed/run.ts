import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { median, percentile } from '#tests/benchmarks/figure.ts'
import { connectionsToLoad, loadReports } from '#tests/benchmarks/support/search-database.ts'
import { answerHelp } from '../../answer-help.ts'
import { ask } from '../many-processes/nodes.ts'
import { firstPort } from '../recipe/draw-ports.ts'
import { openRecipe } from '../recipe/open-recipe.ts'
import { type Compared, compareSearches } from './compare-searches.ts'
import { killServer } from './kill-server.ts'
import { joinServers, makeServers, type Servers } from './servers.ts'

// npm run search-servers: three servers of PostgreSQL with Citus on this machine share the search. They are compared with one, and one is killed.
answerHelp(`Use it like this, as root, with postgresql-15 and Citus 13 for it:
  npm run search-servers               20,000 reports on one server and on three: every class of search beside each other;
                                       then a server is killed while people read and work, and comes back
  npm run search-servers -- REPORTS [TERMS]    with so many, and so many terms of each class (20); 0 compares nothing
  npm run search-servers -- REPORTS TERMS FOLDER    the same in a folder that stays: the next run there loads nothing again`)
const reports = Number(process.argv[2] ?? 20_000)
const terms = Number(process.argv[3] ?? 20)
if (!Number.isInteger(reports) || reports < 1_000 || reports > 2_000_000)
  throw new Error('From 1,000 to 2,000,000 reports.')

const base = firstPort()
const kept = process.argv[4] ? resolve(process.argv[4]) : null
const { folder, ends, say, blame, run } = await openRecipe('servers', kept)
// Of a folder that stays: its first server has so many reports, and none is half loaded.
const mark = join(folder, 'loaded')
await run(tryAll)

async function tryAll(): Promise<void> {
  const loaded = await readFile(mark, 'utf8').then(Number, () => null)
  if (loaded !== null && loaded !== reports)
    throw new Error(`${folder} has ${loaded} reports. Give this number, or another folder.`)
  const servers = await makeServers(join(folder, 'servers'), base)
  ends.push(() => servers.stop())
  if (loaded === null) await load(servers)
  await writeFile(mark, String(reports))
  await joinServers(servers, 'one')
  say('\nnpm run distribute, then -- go:')
  distribute(servers)
  distribute(servers, 'go')
  if (terms > 0) await compare(servers)
  blame(await killServer({ servers, folder, site: base + 10, settings: settingsOf(servers, 'fitila') }, say))
  distribute(servers, 'look')
}

async function compare(servers: Servers): Promise<void> {
  say(`\nEach search asked of one server and of three in turn; ${loadNow()}. Milliseconds.`)
  say(row(['', 'one p50', 'p95', 'three p50', 'p95', 'times', 'differ']))
  const one = await openApplication(readEnvironment(settingsOf(servers, 'one')))
  ends.push(one.close)
  const three = await openApplication(readEnvironment(settingsOf(servers, 'fitila')))
  const all: Compared = { name: 'all', pairs: [], different: [] }
  try {
    const both = { one: one.application, three: three.application }
    await compareSearches(both, { reports, terms }, (compared) => {
      say(lineOf(compared))
      all.pairs.push(...compared.pairs)
      all.different.push(...compared.different)
    })
  } finally {
    await three.close()
  }
  say(lineOf(all))
  blame(all.different.length)
}

async function load({ coordinator }: Servers): Promise<void> {
  await ask(coordinator, 'drop database if exists one with (force)', 'postgres')
  await ask(coordinator, 'create database one', 'postgres')
  const { application, close } = await openApplication(readEnvironment(settingsOf({ coordinator }, 'one')))
  const began = performance.now()
  try {
    const { DATABASE_URL: connectionString } = settingsOf({ coordinator }, 'one')
    const owner = new pg.Pool({ connectionString, max: connectionsToLoad })
    await loadReports(application, owner, reports).finally(() => owner.end())
  } finally {
    await close()
  }
  say(`Loaded ${reports} reports into one server in ${secondsSince(began)} s; ${loadNow()}.`)
}

function distribute(servers: Servers, ...words: string[]): void {
  const command = join(import.meta.dirname, '../distribute.ts')
  const env = { ...process.env, ...settingsOf(servers, 'fitila') }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    env,
    encoding: 'utf8',
  })
  say(stdout.trimEnd())
  if (status !== 0) throw new Error(`npm run distribute failed: ${stderr}`)
}

function lineOf({ name, pairs, different }: Compared): string {
  const [one, three] = [pairs.map((pair) => pair.one), pairs.map((pair) => pair.three)]
  const times = median(pairs.map((pair) => pair.three / pair.one)).toFixed(2)
  return row([
    ...[name, median(one).toFixed(1), percentile(one, 95).toFixed(1)],
    ...[median(three).toFixed(1), percentile(three, 95).toFixed(1), times, different.length],
  ])
}

function settingsOf({ coordinator }: Pick<Servers, 'coordinator'>, database: 'one' | 'fitila') {
  return {
    DATABASE_URL: `postgres://fitila@127.0.0.1:${coordinator}/${database}`,
    FITILA_KEY_FILE: join(folder, 'fitila.key'),
    FITILA_DATA_FOLDER: join(folder, database),
    PUBLICATION_MINUTES: '0',
    LOG_LEVEL: 'silent',
  }
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1_000)
}

function loadNow(): string {
  return `load of the machine ${loadavg()[0]?.toFixed(1)}`
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, place) => (place === 0 ? String(cell).padEnd(40) : String(cell).padStart(11)))
    .join('')
}
