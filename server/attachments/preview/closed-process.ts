import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Duration } from '#domain/time/durations.ts'

export type ProcessLimits = { patience: Duration; mostBytes: number }

/** What a closed process said: a line of JSON, and the bytes behind it. */
export type Said = { about: unknown; bytes: Buffer }

/** Asks a closed process one thing. Null where it hangs, falls or says too much. */
export type AskProcess = (input: readonly Buffer[], limits: ProcessLimits) => Promise<Said | null>

const root = join(import.meta.dirname, '../../..')

/** @param program under `toolkit/document-sanitizer/command/preview/`, or anywhere with its whole path */
export function closedProcess(program: string): AskProcess {
  const cage = networkCage() ?? []
  const command = [...cage, ...node(join(root, 'toolkit/document-sanitizer/command/preview'), program)]
  return (input, limits) => ask(input, limits, command)
}

async function ask(
  input: readonly Buffer[],
  { patience, mostBytes }: ProcessLimits,
  [command = '', ...words]: readonly string[],
): Promise<Said | null> {
  const child = spawn(command, words, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  const ended = once(child, 'close')
  try {
    // It may end before it has read everything: then there is no answer, and that is told below.
    child.stdin?.on('error', () => undefined).end(Buffer.concat(input))
    const answer = await readUpTo(child, mostBytes)
    const [code] = await ended
    return code === 0 && answer ? parse(answer) : null
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

async function readUpTo(child: ChildProcess, most: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of child.stdout ?? []) {
    length += piece.length
    if (length > most) {
      child.kill('SIGKILL')
      return null
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function parse(answer: Buffer): Said | null {
  const end = answer.indexOf('\n')
  try {
    const about: unknown = JSON.parse(answer.toString('utf8', 0, Math.max(0, end)))
    return { about, bytes: answer.subarray(end + 1) }
  } catch {
    return null
  }
}

/** Node without the right to write, to start anything, or to read more than the program itself; and without our environment. */
function node(folder: string, given: string): string[] {
  const program = given.startsWith('/') ? given : join(folder, given)
  return [
    ...[process.execPath, '--permission', '--max-old-space-size=768', '--no-warnings'],
    ...['toolkit', 'packages', 'node_modules', 'package.json'].map(
      (place) => `--allow-fs-read=${join(root, place)}`,
    ),
    ...[`--allow-fs-read=${program}`, program],
  ]
}

const withoutNetwork = ['unshare', '--user', '--map-current-user', '--net', '--']

let known: readonly string[] | null | undefined

/** On Linux, where the system lets us: a separate network that leads nowhere. Null elsewhere. The machine is asked once. */
export function networkCage(): readonly string[] | null {
  if (known === undefined) known = findCage()
  return known
}

function findCage(): readonly string[] | null {
  if (process.platform !== 'linux') return null
  const [command = '', ...words] = withoutNetwork
  return spawnSync(command, [...words, 'true'], { stdio: 'ignore' }).status === 0 ? withoutNetwork : null
}
