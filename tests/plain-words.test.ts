import { glob, readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import { expect, test } from 'vitest'

/** Words that the product once leaned on. STYLE.md asks for plain modern English instead. */
const heavyWords = /\b(?:whoever|somebody|nobody|anew|in hand|becomes of|stands)\b/giu

/** Where people read English: the interface text, and the privacy page’s notes and periods. */
const places = '{words/en,server/database/notes,domain/retention}/**/*.ts'

/** Lines that keep such a word, as `path: line`. */
const kept = [
  // The code of a refusal. No page shows it.
  "words/en/refusals.ts: 'nobody-holds-it': {",
]

test.each([
  ["lead: 'Whoever finds it learns that.',", 1],
  ["lead: 'Nobody sees where it stands.',", 2],
  ["lead: 'What becomes of a report in hand.',", 2],
  ["lead: 'Standard stands-ins withstand no understanding.',", 1],
  ["lead: 'No one sees it.',", 0],
])('%s has %i of the words', (line, count) => {
  expect(wordsFound(line)).toHaveLength(count)
})

test('interface text has no heavy words but the lines that are kept by name', async () => {
  const root = `${import.meta.dirname}/..`
  const paths: string[] = []
  for await (const path of glob(places, { cwd: root })) paths.push(path.split(sep).join('/'))
  expect(paths.length).toBeGreaterThan(50)
  const lists = await Promise.all(
    paths.map(async (path) => linesFound(path, await readFile(`${root}/${path}`, 'utf8'))),
  )
  const found = lists.flat()
  expect(found.filter((line) => !kept.includes(line))).toEqual([])
  expect(kept.filter((line) => !found.includes(line))).toEqual([])
})

function linesFound(path: string, text: string): string[] {
  const lines = text.split('\n').filter((line) => wordsFound(line).length > 0)
  return lines.map((line) => `${path}: ${line.trim()}`)
}

function wordsFound(line: string): string[] {
  return line.match(heavyWords) ?? []
}
