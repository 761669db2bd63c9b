import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { seconds } from '#domain/time/durations.ts'
import { withBuildLock } from './program/build-lock.ts'
import { BuildFailed, lines, type Part, stampFileOf } from './program/build-parts.ts'

type Place = {
  root: string
  lines: readonly (readonly Part[])[]
  /** Whether to leave out what a site can serve without. */
  isToStart?: boolean
}

/** Two builds at once take this much memory, in bytes. With less the lines come one after the other. */
const memoryOfTwo = 3 * 1024 ** 3

/**
 * Builds the parts of `build/` that are made of something that changed.
 *
 * @returns the names of these, in no order
 * @throws when a build fails
 */
export async function buildWhenStale(place: Place = { root: import.meta.dirname, lines }): Promise<string[]> {
  return withBuildLock(join(place.root, 'build'), () => buildLines(place), sayLine)
}

async function buildLines({ root, lines, isToStart = false }: Place): Promise<string[]> {
  const built: string[] = []
  const look = lookOnce()
  const buildLine = async (line: readonly Part[]) => {
    for (const part of line.filter(({ mayComeLater }) => !(isToStart && mayComeLater)))
      if (await buildPart(root, part, look)) built.push(part.name)
  }
  if (process.availableMemory() < memoryOfTwo) for (const line of lines) await buildLine(line)
  else await allEnded(lines.map(buildLine))
  return built
}

/** A line that fails does not leave another one running behind. */
async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

type Look = (path: string) => readonly Found[]

/** Parts are made of the same folders, and a build changes none of them. */
function lookOnce(): Look {
  const seen = new Map<string, readonly Found[]>()
  return (path) => {
    const found = seen.get(path) ?? filesIn(path)
    seen.set(path, found)
    return found
  }
}

async function buildPart(root: string, { name, inputs, build }: Part, look: Look): Promise<boolean> {
  const stampFile = stampFileOf(root, name)
  const files = inputs.flatMap((input) => look(join(root, input))).toSorted(byPath)
  const [builtOf, lookedLike] = (await readStamp(stampFile)).split('\n')
  const looksLike = hashLook(root, files)
  if (looksLike !== '' && looksLike === lookedLike) return false
  const madeOf = await hashContents(root, files)
  const isStale = madeOf !== builtOf
  if (isStale) {
    await rm(stampFile, { force: true })
    await build(root)
  }
  const stamped = writeFile(stampFile, `${madeOf}\n${looksLike}`)
  // The second line only saves time, and another account may have made the build.
  await (isStale ? stamped : stamped.catch(() => {}))
  return isStale
}

async function readStamp(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

type Found = { path: string; size: number; changed: number }

/**
 * What tells without reading that no file has changed since. Most starts need no more. Of files that changed just now it tells
 * nothing: a clock of a file system has ticks, and a second change may have the time of the first.
 */
function hashLook(root: string, files: readonly Found[]): string {
  if (files.some(({ changed }) => changed > Date.now() - seconds(2))) return ''
  const hash = createHash('sha256')
  for (const { path, size, changed } of files) hash.update(`${named(root, path)}\n${size} ${changed}\n`)
  return hash.digest('hex')
}

/** One hash over the names and contents of files. */
async function hashContents(root: string, files: readonly Found[]): Promise<string> {
  const hash = createHash('sha256')
  // One after the other: some machines and container builds allow 1,024 open files, and there are more of these.
  for (const { path } of files) {
    const content = await readFile(path)
    hash.update(`${named(root, path)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function named(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}

/** A file, or all below a folder; tests beside the code do not count. */
function filesIn(path: string): Found[] {
  const kind = statSync(path, { throwIfNoEntry: false })
  if (kind === undefined) return []
  const paths = kind.isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
  return paths.filter(isNoTest).map((each) => {
    const { size, mtimeMs } = statSync(each)
    return { path: each, size, changed: mtimeMs }
  })
}

function byPath(one: Found, other: Found): number {
  return one.path < other.path ? -1 : 1
}

function isNoTest(path: string) {
  return !/\.test\.tsx?$/.test(path)
}

function sayLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (import.meta.main) {
  const isToStart = process.argv[2] === '--to-start'
  try {
    await buildWhenStale({ root: import.meta.dirname, lines, isToStart })
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
