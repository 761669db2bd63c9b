import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { seconds } from '#domain/time/durations.ts'
import { openWorkQueue } from '#server/access/work-queue.ts'
import type { PreviewRequest } from '#toolkit/document-sanitizer/engine/contract.ts'

const aboutSchema = z.union([
  z.object({
    shows: z.literal('picture'),
    type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
    page: z.int().min(1),
    pages: z.int().min(1),
  }),
  z.object({ shows: z.literal('text'), isWhole: z.boolean() }),
  z.object({ shows: z.literal('nothing') }),
])

export type PreviewOfFile = z.infer<typeof aboutSchema> & { bytes: Buffer }

/** Shows what is in a file without opening it here. @throws LimitReached 'busy' */
export type Previews = (request: PreviewRequest, file: Buffer) => Promise<PreviewOfFile>

export type PreviewLimits = { patience: number; mostBytes: number }

const usualLimits: PreviewLimits = { patience: seconds(30), mostBytes: 40 * 1024 * 1024 }
const nothing: PreviewOfFile = { shows: 'nothing', bytes: Buffer.alloc(0) }

/** Two at a time; none is kept. A process that hangs, falls or says too much shows nothing. */
export function openPreviews(limits: PreviewLimits = usualLimits, program = previewProgram): Previews {
  const queue = openWorkQueue({ atOnce: 2, mostWaiting: 20 })
  const cage = networkCage() ?? []
  return (request, file) => queue.run(() => ask(request, file, limits, [...cage, ...node(program)]))
}

const root = join(import.meta.dirname, '../../..')
const previewProgram = join(root, 'toolkit/document-sanitizer/command/preview/preview-file.ts')

async function ask(
  request: PreviewRequest,
  file: Buffer,
  { patience, mostBytes }: PreviewLimits,
  [command = '', ...words]: readonly string[],
): Promise<PreviewOfFile> {
  const child = spawn(command, words, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  const ended = once(child, 'close')
  try {
    // It may end before it has read everything: then there is no answer, and that is told below.
    child.stdin
      ?.on('error', () => undefined)
      .end(Buffer.concat([Buffer.from(`${JSON.stringify(request)}\n`), file]))
    const answer = await readUpTo(child, mostBytes)
    const [code] = await ended
    return code === 0 && answer ? parse(answer) : nothing
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

function parse(answer: Buffer): PreviewOfFile {
  const end = answer.indexOf('\n')
  const about = aboutSchema.safeParse(jsonOrNull(answer.toString('utf8', 0, Math.max(0, end))))
  return about.success ? { ...about.data, bytes: answer.subarray(end + 1) } : nothing
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Node without the right to write, to start anything, or to read more than the program itself; and without our environment. */
function node(program: string): string[] {
  return [
    ...[process.execPath, '--permission', '--max-old-space-size=768', '--no-warnings'],
    ...['toolkit', 'node_modules', 'package.json'].map((place) => `--allow-fs-read=${join(root, place)}`),
    ...[`--allow-fs-read=${program}`, program],
  ]
}

const withoutNetwork = ['unshare', '--user', '--map-current-user', '--net', '--']

/** On Linux, where the system lets us: a separate network that leads nowhere. Null elsewhere. */
export function networkCage(): readonly string[] | null {
  if (process.platform !== 'linux') return null
  const [command = '', ...words] = withoutNetwork
  return spawnSync(command, [...words, 'true'], { stdio: 'ignore' }).status === 0 ? withoutNetwork : null
}
