import { readFile } from 'node:fs/promises'

/** The keys in a file of age: one on each line, between comments that begin with `#`. Recipients and private keys alike. */
export async function readKeyLines(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}
