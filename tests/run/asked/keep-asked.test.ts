import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../programs.ts'
import { folderOfNotes } from './folder-of-notes.ts'
import { keepAsked } from './keep-asked.ts'
import { openNotes } from './notes.ts'
import { digestOf, readRecord } from './record.ts'

// Files that are there, for their texts are read.
const [menus, shell] = ['tests/browser/menus.spec.ts', 'tests/browser/shell.spec.ts'] as const

let folder = ''
let said: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-record-'))
  said = []
  await writeFile(join(folder, 'record.json'), '{}\n')
})
afterEach(() => rm(folder, { recursive: true }))

const placeOf = (mayWrite: boolean) => ({
  file: join(folder, 'record.json'),
  mayWrite,
  say: (line: string) => void said.push(line),
})

/** As a worker would, in a run of which one test file passed. */
async function run(notes: NodeJS.ProcessEnv) {
  const write = openNotes(folderOfNotes({ ...notes, TEST_WORKER_INDEX: '0' }) ?? '')
  for (const path of ['/faq', '/assets/faq.js', '/pcm/login.data']) write(join(root, menus), path)
  write(join(root, shell), '/about')
  return { passedFiles: [menus] }
}

test('of the files that passed, the routes that answered are written', async () => {
  await keepAsked(run, placeOf(true))
  const text = digestOf(await readFile(join(root, menus), 'utf8'))
  const row = { text, asks: ['web/account/login.tsx', 'web/learn/faq.tsx'] }
  expect(readRecord(join(folder, 'record.json'))).toEqual({ [menus]: row })
  expect(said).toHaveLength(1)
  await keepAsked(run, placeOf(true))
  expect(said, 'what is known is not written again').toHaveLength(1)
})

test('continuous integration names the files whose rows are other, and writes nothing', async () => {
  await keepAsked(run, placeOf(false))
  expect(await readFile(join(folder, 'record.json'), 'utf8')).toBe('{}\n')
  expect(said.join()).toContain(menus)
  expect(said.join()).not.toContain(shell)
})
