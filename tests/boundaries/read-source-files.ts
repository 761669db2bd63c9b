import { glob, readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import { type SourceFile, sourceFile } from './source-file.ts'

const patterns = ['*.ts', '{domain,receipts,server,toolkit,ui,web,words,tests}/**/*.{ts,tsx}']

/** All TypeScript of the repository, in a steady order. */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  const paths: string[] = []
  for await (const path of glob(patterns, { cwd: root })) paths.push(path.split(sep).join('/'))
  return Promise.all(
    paths.toSorted().map(async (path) => sourceFile(path, await readFile(`${root}/${path}`, 'utf8'))),
  )
}
