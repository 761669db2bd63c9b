import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const states = ['met', 'not applicable', 'open']

test('the tables have each of the 345 requirements of ASVS 5.0.0 once, 70, 183 and 92 of the three levels', async () => {
  const rows = await allRows()
  expect(new Set(rows.map(({ id }) => id)).size).toBe(345)
  expect(rows).toHaveLength(345)
  expect(['1', '2', '3'].map((level) => rows.filter((row) => row.level === level).length)).toEqual([
    70, 183, 92,
  ])
})

test('each row has a state and says where it is shown or why', async () => {
  for (const row of await allRows()) {
    expect(row.id).toMatch(/^v5\.0\.0-\d{1,2}\.\d{1,2}\.\d{1,2}$/)
    expect(states, row.id).toContain(row.state)
    expect(row.asked && row.why, row.id).toBeTruthy()
  }
})

test('each file that a row names is there', async () => {
  const rows = await allRows()
  const missing = rows.flatMap(({ id, why }) =>
    [...why.matchAll(/`([^` ]*[/.][^` ]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${id}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('the front page names every open requirement of levels 1 and 2, and no other', async () => {
  const front = await readFile(join(root, 'docs/asvs/README.md'), 'utf8')
  const named = [...front.matchAll(/^\| (v5\.0\.0-[\d.]+)/gm)].map(([, id]) => id)
  const open = (await allRows()).filter(({ level, state }) => level !== '3' && state === 'open')
  expect(named).toEqual(open.map(({ id }) => id))
})

test('the front page counts the rows, and at most twelve of level 2 are open', async () => {
  const front = await readFile(join(root, 'docs/asvs/README.md'), 'utf8')
  const rows = await allRows()
  const counts = ['1', '2', '3'].map((level) =>
    states.map((state) => rows.filter((row) => row.level === level && row.state === state).length),
  )
  for (const [place, figures] of counts.entries())
    expect(front).toMatch(new RegExp(`\\| ${place + 1}\\s+\\| ${figures.join('\\s+\\| ')}\\s+\\|`))
  expect(counts[1]?.[2]).toBeLessThanOrEqual(12)
})

async function allRows() {
  const files = (await readdir(join(root, 'docs/asvs'))).filter((name) => /^v\d\d\.md$/.test(name)).toSorted()
  const texts = await Promise.all(files.map((name) => readFile(join(root, 'docs/asvs', name), 'utf8')))
  return texts.flatMap((text) =>
    [...text.matchAll(/^\| (v\S+)\s+\| (\S+)\s+\| (.*?)\s+\| (.*?)\s+\| (.*?)\s*\|$/gm)].map(
      ([, id = '', level = '', asked = '', state = '', why = '']) => ({ id, level, asked, state, why }),
    ),
  )
}
