import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Words that the product once leaned on. STYLE.md asks for plain modern English instead. */
export const heavyWords = [
  'whoever',
  'somebody',
  'nobody',
  'anew',
  'in hand',
  'becomes of',
  'stands',
] as const

/** Phrases that are right now and then, and a habit when there are many. */
export const heavyPhrases = ['of its own', 'of one’s own', 'to the letter', 'comes of', 'lies'] as const

/** What people read in English: screens, comments and documents. Identifiers count too, so the limits leave room for them. */
const places = ['{web,domain,server,words/en}/**/*.{ts,tsx,sql}', 'docs/*.md', 'README.md', 'STYLE.md']

export type Place = { word: string; path: string; line: number }

/** @param root the folder of the repository */
export async function heavyPlaces(root: string, words: readonly string[]): Promise<Place[]> {
  const found: Place[] = []
  for await (const path of glob(places, { cwd: root })) {
    const lines = (await readFile(join(root, path), 'utf8')).split('\n')
    for (const [at, line] of lines.entries())
      for (const word of heavyIn(line, words))
        found.push({ word, path: path.split(sep).join('/'), line: at + 1 })
  }
  return found
}

export function heavyIn(line: string, words: readonly string[]): string[] {
  const search = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi')
  return (line.replaceAll("'s own", '’s own').match(search) ?? []).map((word) => word.toLowerCase())
}

if (import.meta.main) {
  const found = await heavyPlaces(join(import.meta.dirname, '../../..'), [...heavyWords, ...heavyPhrases])
  for (const { word, path, line } of found) process.stdout.write(`${path}:${line} ${word}\n`)
  for (const word of [...heavyWords, ...heavyPhrases])
    process.stdout.write(`${found.filter((place) => place.word === word).length} ${word}\n`)
}
