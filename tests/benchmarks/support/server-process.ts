import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

export type ServerProcess = {
  /** From the start of the process to the line that it was waited for. */
  milliseconds: number
  processId: number
  stop(): Promise<void>
}

type Command = { program: string; words: readonly string[]; environment: Record<string, string> }

/** Starts a program and waits until it prints a line that holds `sign`. */
export async function startProcess(
  { program, words, environment }: Command,
  sign: string,
): Promise<ServerProcess> {
  const began = performance.now()
  // A group of its own, so that npm, its shell and the server are told to stop together.
  const child = spawn(program, words, {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await lineWith(sign, child)
  return { milliseconds: performance.now() - began, processId: child.pid ?? 0, stop: () => stop(child) }
}

async function lineWith(sign: string, child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('the program has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    if (!line.includes(sign)) continue
    child.stdout.resume()
    return
  }
  throw new Error(`the program ended before it said "${sign}"`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('there is no port')
  return address.port
}
