import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { startEmbeddedDatabase } from '#server/database/embedded/start-embedded-database.ts'
import { closeDataFolder } from '#server/kernel/close-data-folder.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { outliveReader } from './toolkit/shared/command/outlive-reader.ts'

// What `npm run dev` runs: the database and Vite once, invented people and reports at the first start. Vite loads the server from its
// sources, and again what a change of them reaches; a page is loaded for each request.
type Running = { invitation: string | null; stop(): Promise<void> }

const root = import.meta.dirname
const ofTheServer = /^(server|domain|packages)\/.*(?<!\.test)\.ts$/

outliveReader()

// Apart from what `npm start` keeps, because the people in it are invented and need no password.
const environment = readEnvironment({ FITILA_DATA_FOLDER: 'data/development', ...process.env })
const { dataFolder } = environment
await closeDataFolder(dataFolder)
const isNew = !existsSync(join(dataFolder, 'postgres'))
const database = environment.databaseUrl
  ? null
  : await startEmbeddedDatabase({ dataFolder: `${dataFolder}/postgres` })
const databaseUrl = database ? addressOf(database.connection) : environment.databaseUrl
if (database && isNew) await seed()
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', root })
let running = await start(vite)
let change = Promise.resolve()
let settled: NodeJS.Timeout | undefined
vite.watcher.on('all', (_event, path) => {
  if (!ofTheServer.test(relative(root, path))) return
  clearTimeout(settled)
  // Vite forgets what it had loaded at the same event, and editors write in steps.
  settled = setTimeout(() => (change = change.then(restart)), 60)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)

async function start({ ssrLoadModule }: ViteDevServer): Promise<Running | null> {
  try {
    const { startDevelopment } = await ssrLoadModule('/server/doors/pages/development-site.ts')
    const started: Running = await startDevelopment({ ...environment, databaseUrl }, vite)
    const { publicUrl } = environment
    process.stdout.write(
      `Fitila is lit, from its sources: ${publicUrl}\nLog in as anybody: ${publicUrl}/development/log-in\n`,
    )
    if (started.invitation) process.stdout.write(`Become the first administrator: ${started.invitation}\n`)
    return started
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? (error.stack ?? error.message) : error}\nWaiting for a change.\n`,
    )
    return null
  }
}

async function restart(): Promise<void> {
  const began = performance.now()
  await running?.stop()
  running = await start(vite)
  process.stdout.write(`Started again in ${Math.round(performance.now() - began)} ms.\n`)
}

async function end(): Promise<void> {
  await running?.stop()
  await vite.close()
  await database?.stop()
  process.exit(0)
}

async function seed(): Promise<void> {
  const words = ['seed.ts', '--reports', '30', '--people', '12']
  const env = { ...process.env, FITILA_DATA_FOLDER: dataFolder, DATABASE_URL: databaseUrl ?? undefined }
  await once(spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' }), 'exit')
}

function addressOf({ host, port, user, database: name }: NonNullable<typeof database>['connection']): string {
  return `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
}
