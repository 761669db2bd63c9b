import { glob, readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import { type SourceFile, sourceFile } from './source-file.ts'

const patterns = ['*.ts', '{domain,server,toolkit,ui,web,tests}/**/*.{ts,tsx}']

/** All TypeScript of the repository, in a steady order. */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root }))
  const paths = found.map((path) => path.split(sep).join('/')).toSorted()
  return Promise.all(paths.map(async (path) => sourceFile(path, await readFile(`${root}/${path}`, 'utf8'))))
}
