import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

// The tables of ASVS have a test of their own beside this.
test.each([
  ...['docs/threat-model.md', 'docs/asvs/README.md', 'docs/cryptography.md', 'docs/costly-work.md'],
  ...['docs/connections.md', 'docs/browsers.md'],
])('each file that %s names is there', async (document) => {
  const paths = pathsIn(await readFile(join(root, document), 'utf8'))
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('each decision that the threat model names is there', async () => {
  const text = await readFile(join(root, 'docs/threat-model.md'), 'utf8')
  const groups = [...text.matchAll(/\((?:decisions? )?\d{3}(?:(?:, | and )\d{3})*\)/g)].map(
    ([group]) => group,
  )
  const numbers = groups.flatMap((group) => group.match(/\d{3}/g) ?? [])
  expect(numbers.length).toBeGreaterThan(30)
  const records = await readdir(join(root, 'docs/decisions'))
  const missing = numbers.filter((number) => !records.some((name) => name.startsWith(`${number}-`)))
  expect(missing).toEqual([])
})

test('the figures on the front page of ASVS are those of its tables', async () => {
  const front = await readFile(join(root, 'docs/asvs/README.md'), 'utf8')
  const told = [...front.matchAll(/^\| ([123])\s+\| (\d+)\s+\| (\d+)\s+\| (\d+)\s+\|$/gm)].map((row) =>
    row.slice(1).map(Number),
  )
  const chapters = Array.from({ length: 17 }, (_, place) => `v${String(place + 1).padStart(2, '0')}.md`)
  const texts = await Promise.all(chapters.map((name) => readFile(join(root, 'docs/asvs', name), 'utf8')))
  const rows = [
    ...texts.join('\n').matchAll(/^\| v5\S+\s+\| ([123])\s+\| .*? \| (met|not applicable|open)\s+\|/gm),
  ]
  const counted = [1, 2, 3].map((level) => [
    level,
    ...['met', 'not applicable', 'open'].map(
      (state) => rows.filter((row) => row[1] === String(level) && row[2] === state).length,
    ),
  ])
  expect(rows).toHaveLength(345)
  expect(told).toEqual(counted)
})

/** What is in code marks and looks like a file of ours: with a folder and an ending. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|md|mjs|sql|json))`/g)].map(
    ([, path = '']) => path,
  )
}
