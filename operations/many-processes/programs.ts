import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | null

/** Of the user `postgres`, where this is root. @throws Error in plain words */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'))
  if (!line) throw new Error('Install postgresql first: there is no user postgres.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export type Running = {
  name: string
  isRunning(): boolean
  /** `kill -9`, without a word before. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** A program that runs until it is told to end. What it prints goes nowhere unless it fails to start. */
export function start(name: string, command: readonly string[], account: Account = null): Running {
  const [program = '', ...words] = command
  const child: ChildProcess = spawn(program, words, { stdio: 'ignore', cwd: '/', ...(account ?? {}) })
  const closed = once(child, 'close')
  // Also one that did not start in time ends with this program.
  const killWith = () => void child.kill('SIGKILL')
  process.once('exit', killWith)
  closed.then(() => process.off('exit', killWith)).catch(() => {})
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await closed
  }
  return {
    name,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end(name === 'postgres' ? 'SIGINT' : 'SIGTERM'),
  }
}

/** A program that ends by itself. @throws Error with what it printed */
export function run(command: readonly string[], account: Account = null): string {
  const [program = '', ...words] = command
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    cwd: '/',
    ...(account ?? {}),
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? ''}${stderr}${stdout}`)
  return stdout
}

/** As `run`, while this program goes on: what it measures meanwhile does not wait for it. */
export async function runBeside(command: readonly string[], account: Account = null): Promise<void> {
  const [program = '', ...words] = command
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...(account ?? {}) })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(`${program} failed: ${said}`)
}

/** Asks again until it holds. @throws Error after so long: a busy machine needs a minute to start a program */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1_000
  let cause: unknown
  while (performance.now() < end) {
    const isSo = await holds().catch((error: unknown) => {
      cause = error
      return false
    })
    if (isSo) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Not within ${seconds} s: ${what}`, { cause })
}
