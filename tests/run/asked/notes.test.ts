import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../programs.ts'
import { folderOfNotes, notesIn } from './folder-of-notes.ts'
import { openNotes, readNotes } from './notes.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-asked-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('what was noted is read again, each path of a test file once', async () => {
  const testFile = join(root, 'tests/browser/desk.spec.ts')
  const write = openNotes(folder)
  for (const path of ['/login', '/', '/login']) write(testFile, path)
  openNotes(folder)(testFile, '/')
  expect(await readNotes(folder)).toEqual([
    { testFile: 'tests/browser/desk.spec.ts', path: '/login' },
    { testFile: 'tests/browser/desk.spec.ts', path: '/' },
  ])
})

test('workers note where the run asks for it, and the runner itself never', () => {
  expect(folderOfNotes({ ...notesIn('notes'), TEST_WORKER_INDEX: '0' })).toBe('notes')
  expect(folderOfNotes({ ...notesIn('notes'), VITEST_POOL_ID: '1' })).toBe('notes')
  expect(folderOfNotes(notesIn('notes'))).toBeNull()
  expect(folderOfNotes({ TEST_WORKER_INDEX: '0' })).toBeNull()
})
