import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { seconds } from '#domain/time/durations.ts'
import { type OnionPaths, onionPaths, torrcFor } from './torrc.ts'

export type Onion = {
  /** `http://` and the address, which stays as long as its key. */
  url: string
  socket: string
  stop(): Promise<void>
}

type Setting = { tor: string; dataFolder: string; log: Logger }

/** For a first key on a slow machine. */
const longestFirstStart = seconds(30)
const longestWait = seconds(60)
/** What ran this long had started well. */
const wellAfter = seconds(60)
const patience = seconds(3)

/** What a Unix socket's path may be long, on every system that we know. */
const longestPath = 103

/**
 * Starts the system's tor with a configuration of ours, and starts it again when it ends. The site does not end with it.
 *
 * @throws Error in plain words where there is no tor, or where it made no address at its first start
 */
export async function startOnion({ tor, dataFolder, log }: Setting): Promise<Onion> {
  const paths = onionPaths(dataFolder)
  if (Buffer.byteLength(paths.socket) > longestPath) throw new Error(tooLong)
  for (const folder of [paths.folder, paths.service, paths.state]) await closedFolder(folder)
  await writeFile(paths.torrc, torrcFor(paths, process.pid), { mode: 0o600 })
  await writeFile(paths.defaults, '', { mode: 0o600 })
  const stopping = new AbortController()
  let running: Running | null = null
  const begin = async () => {
    running = await run(tor, paths, log)
    return running
  }
  const first = await begin()
  const url = await addressOf(paths, first)
  const keeping = keepRunning(first, begin, { log, signal: stopping.signal })
  return {
    ...{ url, socket: paths.socket },
    async stop() {
      stopping.abort()
      await end(running)
      await keeping
    },
  }
}

type Running = {
  child: ChildProcess
  ended: Promise<number | null>
  startedAt: number
  lastError: () => string
}

async function run(tor: string, { torrc, defaults, folder }: OnionPaths, log: Logger): Promise<Running> {
  // None of our settings: among them are passwords.
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin' }
  const child = spawn(tor, ['-f', torrc, '--defaults-torrc', defaults], {
    ...{ env, cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
  })
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  child.once('exit', (code) => resolve(code))
  let lastError = ''
  const { promise: spawned, resolve: hasSpawned, reject } = Promise.withResolvers<void>()
  child.once('spawn', hasSpawned)
  child.once('error', () => reject(new Error(notThere(tor))))
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/\[(warn|err)\]/.test(line)) lastError = line
      if (line.includes('Bootstrapped 100%')) log.info('the onion service is connected to the Tor network')
    })
  await spawned
  return { child, ended, startedAt: performance.now(), lastError: () => lastError }
}

async function addressOf({ hostname }: OnionPaths, { child, lastError }: Running): Promise<string> {
  const until = performance.now() + longestFirstStart
  while (performance.now() < until) {
    const address = await readFile(hostname, 'utf8').catch(() => '')
    const [host] = /^[a-z2-7]{56}\.onion(?=\n)/.exec(address) ?? []
    if (host) return `http://${host}`
    if (child.exitCode !== null || child.signalCode !== null) break
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`ONION: tor made no address. ${lastError()}`.trim())
}

type Keeping = { log: Logger; signal: AbortSignal }

async function keepRunning(first: Running, begin: () => Promise<Running>, { log, signal }: Keeping) {
  let running: Running | null = first
  let wait = seconds(1)
  while (!signal.aborted) {
    const code = await running?.ended
    if (signal.aborted) return
    log.warn({ code }, 'tor ended, and is started again')
    if (running && performance.now() - running.startedAt > wellAfter) wait = seconds(1)
    await pause(wait, undefined, { signal }).catch(() => {})
    wait = Math.min(wait * 2, longestWait) as typeof wait
    running = signal.aborted ? null : await begin().catch(() => null)
  }
  await end(running)
}

async function end(running: Running | null): Promise<void> {
  if (!running || running.child.exitCode !== null || running.child.signalCode !== null) return
  running.child.kill('SIGTERM')
  const stopped = new AbortController()
  const forced = pause(patience, undefined, { signal: stopped.signal }).then(
    () => running.child.kill('SIGKILL'),
    () => {},
  )
  await running.ended
  stopped.abort()
  await forced
}

// Tor refuses folders that others may look into.
async function closedFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}

const tooLong =
  'ONION: the path of the data folder is too long for a socket. Set FITILA_DATA_FOLDER to a shorter one.'

function notThere(tor: string): string {
  return `ONION: ${tor} cannot be run. Install tor, or set TOR to where it is.`
}
