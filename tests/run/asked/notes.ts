import { appendFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { root } from '../programs.ts'

/**
 * Writes which paths each test file asks of the site.
 *
 * @param folder where each worker has a file of its own, with a line for each path: the test file, a tab, the path
 */
export function openNotes(folder: string): (testFile: string, path: string) => void {
  const known = new Set<string>()
  return (testFile, path) => {
    const line = `${relative(root, testFile).split(sep).join('/')}\t${path}\n`
    if (!known.has(line)) appendFileSync(join(folder, `${process.pid}.txt`), line)
    known.add(line)
  }
}

/** That a test file asks for this path. */
export type Note = { testFile: string; path: string }

/** What all workers wrote, each line once. */
export async function readNotes(folder: string): Promise<Note[]> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const lines = new Set(texts.join('').split('\n').filter(Boolean))
  return [...lines].map((line) => {
    const [testFile = '', path = ''] = line.split('\t')
    return { testFile, path }
  })
}
