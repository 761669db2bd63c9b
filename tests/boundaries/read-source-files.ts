import { glob, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type SourceFile, sourceFile } from './source-file.ts'

/** The folders with code, and its tests. */
export const sources = [
  ...['domain', 'packages', 'server', 'toolkit', 'ui', 'web', 'words', 'tests'],
  ...['operations', 'program', 'source', 'vite-plugins'],
]
const patterns = ['*.ts', `{${sources.join(',')}}/**/*.{ts,tsx}`]

const read = new Map<string, Promise<SourceFile[]>>()

/**
 * All TypeScript of the repository, in a steady order. Reading all of it takes seconds, and no test writes there: so the tests of one
 * process read it once.
 */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  const files = read.get(root) ?? readAll(root)
  read.set(root, files)
  return [...(await files)]
}

async function readAll(root: string): Promise<SourceFile[]> {
  const paths: string[] = []
  for await (const path of glob(patterns, { cwd: root })) paths.push(path.split(sep).join('/'))
  return Promise.all(
    paths.toSorted().map(async (path) => sourceFile(path, await readFile(`${root}/${path}`, 'utf8'))),
  )
}

const besides = ['deploy', 'docs']

/** The path of every file of the repository, of whatever kind. At the root, those that begin with a dot may be the machine's own. */
export async function readPaths(root: string): Promise<string[]> {
  const top = await readdir(root, { withFileTypes: true })
  const beside = top.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  const below = await Promise.all(
    [...sources, ...besides].map(async (folder) => {
      const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    }),
  )
  return [...beside, ...below.flat()].map((path) => path.split(sep).join('/'))
}
