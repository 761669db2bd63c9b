import { parseArgs } from 'node:util'
import pg from 'pg'
import {
  distributeSearch,
  planDistribution,
  usualShards,
  whereSearchIs,
} from '#server/database/distribution/distribute-search.ts'
import { isSearchDistributed } from '#server/database/distribution/is-search-distributed.ts'
import { lookIntoSearch, noteLook } from '#server/database/distribution/look-into-search.ts'
import { refuseUnfit } from '#server/database/distribution/refuse-unfit.ts'
import { mendIndex } from '#server/finding/mend-index.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { answerHelp } from '../answer-help.ts'

const usage = `Use it like this, with the site stopped and a backup made. DATABASE_OWNER_URL (or DATABASE_URL) leads to a PostgreSQL
with Citus that knows its other servers. docs/operating.md says when it is worth it and what is given up.
  npm run distribute                        says what there is to do, and changes nothing
  npm run distribute -- go [--pieces ${usualShards}]    does it; after a stop, the same again goes on
  npm run distribute -- look                looks for what keys and triggers no longer refuse
  npm run distribute -- mend                takes out and puts in what look found`
answerHelp(usage)

try {
  await run()
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { pieces: { type: 'string', default: String(usualShards) } },
  })
  const [word = 'plan', ...rest] = positionals
  const pieces = Number(values.pieces)
  const isNumber = Number.isInteger(pieces) && pieces >= 1 && pieces <= 256
  if (rest.length > 0 || !isNumber || !['plan', 'go', 'look', 'mend'].includes(word)) throw new Error(usage)
  const { databaseOwnerUrl, databaseDirectUrl, databaseUrl } = readEnvironment(process.env)
  const url = databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl
  if (!url)
    throw new Error(
      'The embedded PostgreSQL is one server, and stays one. Citus needs PostgreSQL servers of your own.',
    )
  const client = new pg.Client({ connectionString: url, application_name: 'fitila distribute' })
  await client.connect()
  try {
    if (word === 'plan') await plan(client, pieces)
    else if (word === 'go') await go(client, pieces)
    else if (word === 'look') await look(client)
    else await mend(client)
  } finally {
    await client.end()
  }
}

async function plan(client: pg.Client, pieces: number): Promise<void> {
  const { workers, rows } = await refuseUnfit(client)
  say(`${rows} entries of the search, ${workers.length} other servers: ${workers.join(', ')}.`)
  for (const { name, isDone } of await planDistribution(client, pieces))
    say(`  ${isDone ? 'done' : 'to do'}  ${name}`)
  say('Nothing was changed. To do it: npm run distribute -- go')
}

async function go(client: pg.Client, pieces: number): Promise<void> {
  const { rows } = await refuseUnfit(client)
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`
  let done = 0
  await distributeSearch(client, pieces, (name) => {
    done += 1
    say(`  ${seconds().padStart(8)}  ${name}`)
  })
  say(done === 0 ? 'All of it was done before.' : `Done in ${seconds()}: ${rows} entries.`)
  for (const { server, pieces: held, bytes } of await whereSearchIs(client))
    say(`  ${server}: ${held} pieces, ${Math.round(bytes / 1_000_000)} MB`)
  await look(client)
  say('Start the site. A job of every 10 seconds counts what approvals add from now on.')
}

async function mend(client: pg.Client): Promise<void> {
  await refuseUnfit(client)
  if (!(await isSearchDistributed(client)))
    throw new Error('The search is on one server, whose keys let nothing differ.')
  const { application, close } = await openApplication(readEnvironment(process.env))
  const { taken, put } = await mendIndex(application).finally(close)
  say(`Taken out of the search: ${taken}. Put into it: ${put}.`)
  await look(client)
}

async function look(client: pg.Client): Promise<void> {
  const problems = await lookIntoSearch(client)
  // The panel tells of it, or no longer.
  if (await isSearchDistributed(client)) await noteLook(client, problems, new Date())
  if (problems.length === 0) say('The search agrees with what is public.')
  else {
    for (const problem of problems) say(`  ${problem}`)
    process.exitCode = 1
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
