import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { seconds } from '#domain/time/durations.ts'

/** A part of the build, and what it is made of. */
type Part = { name: string; inputs: readonly string[]; build: (root: string) => Promise<void> }

const settings = ['tsconfig.json', 'package.json', 'package-lock.json']
const tools = ['toolkit', 'ui', 'packages']

const parts: readonly Part[] = [
  {
    name: 'pages',
    inputs: [
      ...[...tools, 'web', 'words', 'domain', 'server', ...settings],
      ...['vite.config.ts', 'react-router.config.ts', 'vite-plugins'],
    ],
    build: buildPages,
  },
  {
    name: 'tools',
    inputs: [...tools, ...settings],
    build: (root) => run(root, [join(root, 'toolkit', 'bundling', 'build-tools.ts')], 'The tools'),
  },
  {
    name: 'command',
    inputs: [...tools, ...settings],
    build: (root) =>
      run(root, [join(root, 'toolkit/document-sanitizer/command/build-command.ts')], 'The command'),
  },
  {
    name: 'source',
    inputs: [
      ...[...tools, 'web', 'words', 'domain', 'server', 'docs', 'operations', 'program', 'source'],
      ...settings,
    ],
    build: (root) => run(root, [join(root, 'source', 'build-source.ts')], 'The archive of the source'),
  },
  {
    name: 'program',
    inputs: [
      ...['start.ts', 'answer-help.ts', 'program', 'domain', 'server', 'words', 'toolkit', 'packages'],
      ...settings,
    ],
    build: (root) => run(root, [join(root, 'program', 'build-program.ts')], 'The program'),
  },
]

type Place = { root: string; parts: readonly Part[] }

/** Builds the parts of `build/` that are made of something that changed. Throws when a build fails. */
export async function buildWhenStale(place: Place = { root: import.meta.dirname, parts }) {
  const built = []
  // One after the other: each takes all processors, and the pages move what the others have made aside.
  const look = lookOnce()
  for (const part of place.parts) if (await buildPart(place.root, part, look)) built.push(part.name)
  return built
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
  const stampFile = join(root, 'build', `.${name}-made-of`)
  const files = inputs.flatMap((input) => look(join(root, input))).toSorted(byPath)
  const [builtOf, lookedLike] = (await readStamp(stampFile)).split('\n')
  const looksLike = hashLook(root, files)
  if (looksLike !== '' && looksLike === lookedLike) return false
  const madeOf = await hashContents(root, files)
  const isStale = madeOf !== builtOf
  if (isStale) {
    await rm(stampFile, { force: true })
    await build(root)
    await mkdir(join(root, 'build'), { recursive: true })
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

async function buildPages(root: string) {
  const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  process.stdout.write('Building the pages. This takes half a minute to two minutes.\n')
  await keptAside(root, () => run(root, [reactRouter, 'build', '--logLevel', 'warn'], 'The pages'))
}

/** The build of the pages empties the whole folder. What other parts have made waits beside it, and comes back. */
export async function keptAside(root: string, buildsPages: () => Promise<void>): Promise<void> {
  const folder = join(root, 'build')
  await mkdir(folder, { recursive: true })
  const aside = await mkdtemp(`${folder}-aside-`)
  const others = (await readdir(folder)).filter((name) => !ofPages.includes(name))
  for (const name of others) await rename(join(folder, name), join(aside, name))
  try {
    await buildsPages()
  } finally {
    await mkdir(folder, { recursive: true })
    for (const name of others) await rename(join(aside, name), join(folder, name))
    await rm(aside, { recursive: true })
  }
}

const ofPages = ['client', 'server', '.pages-made-of']

async function run(root: string, words: readonly string[], what: string) {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new BuildFailed(`${what} could not be built; the reason is above.`)
}

class BuildFailed extends Error {}

if (import.meta.main) {
  try {
    await buildWhenStale()
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
