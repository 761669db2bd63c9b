import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A part of the build, and what it is made of. */
type Part = { name: string; inputs: readonly string[]; build: (root: string) => Promise<void> }

const settings = ['tsconfig.json', 'package.json', 'package-lock.json']
const tools = ['toolkit', 'ui', 'receipts']

const parts: readonly Part[] = [
  {
    name: 'pages',
    inputs: [
      ...[...tools, 'web', 'words', 'domain', 'server', ...settings],
      ...['vite.config.ts', 'react-router.config.ts', 'client-build-guard.ts', 'compress-assets.ts'],
      'script-texts.ts',
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
    inputs: [...tools, 'web', 'words', 'domain', 'server', 'docs', 'operations', 'source', ...settings],
    build: (root) => run(root, [join(root, 'source', 'build-source.ts')], 'The archive of the source'),
  },
]

type Place = { root: string; parts: readonly Part[] }

/** Builds the parts of `build/` that are made of something that changed. Throws when a build fails. */
export async function buildWhenStale(place: Place = { root: import.meta.dirname, parts }) {
  const built = []
  // One after the other: each takes all processors, and the pages move what the others have made aside.
  for (const part of place.parts) if (await buildPart(place.root, part)) built.push(part.name)
  return built
}

async function buildPart(root: string, { name, inputs, build }: Part): Promise<boolean> {
  const stampFile = join(root, 'build', `.${name}-made-of`)
  const madeOf = await hashFiles(root, inputs)
  if ((await readStamp(stampFile)) === madeOf) return false
  await rm(stampFile, { force: true })
  await build(root)
  await mkdir(join(root, 'build'), { recursive: true })
  await writeFile(stampFile, madeOf)
  return true
}

async function readStamp(file: string) {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** One hash over the names and contents of files and folders under `root`; tests beside the code do not count. */
async function hashFiles(root: string, inputs: readonly string[]) {
  const found = await Promise.all(inputs.map((input) => filesIn(join(root, input))))
  const paths = found.flat().filter(isNoTest).toSorted()
  const hash = createHash('sha256')
  // One after the other: some machines and container builds allow 1,024 open files, and there are more of these.
  for (const path of paths) {
    const content = await readFile(path)
    hash.update(`${relative(root, path).split(sep).join('/')}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  const kind = await stat(path).catch(() => undefined)
  if (kind === undefined) return []
  if (kind.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
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
  if (code !== 0) throw new BuildFailed(`${what} could not be built; the reason stands above.`)
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
