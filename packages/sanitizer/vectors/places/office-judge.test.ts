import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSanitizer } from '../../sanitize.ts'
import { smallDocx } from '../small-files.ts'
import { allPlaces } from './all-places.ts'
import { marker } from './place.ts'

/** Readers that are no relatives of ours: python-docx and openpyxl, from Debian's packages of these names. */
const reader = join(import.meta.dirname, '../../../../tests/support/documents/read-office.py')
const python = '/usr/bin/python3'
const hasReaders = spawnSync(python, ['-c', 'import docx, openpyxl']).status === 0
const testWithReaders = (name: string, body: () => Promise<void>) =>
  hasReaders
    ? test(name, { timeout: 240_000 }, body)
    : test.skip(`${name} (skipped: this machine has no python3-docx or no python3-openpyxl)`, body)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-judge-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sanitize = makeSanitizer(null)
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const

/** All words that the readers find, by path. A reader that cannot open a file ends all. */
async function wordsOf(paths: readonly string[]): Promise<Map<string, string>> {
  const { stdout } = await promisify(execFile)(python, [reader, ...paths], { maxBuffer: 100_000_000 })
  const rows = stdout.trim().split('\n')
  return new Map(rows.map((row) => [row.split('\t')[0] ?? '', row.split('\t')[1] ?? '']))
}

async function written(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

testWithReaders(
  'python-docx and openpyxl open every cleaned place, and find no word that readers do not see',
  async () => {
    const cleaned = new Map<string, string>()
    for (const [place, { bytes }] of Object.entries(allPlaces)) {
      const {
        bytes: copy,
        kind,
        kept,
        found,
      } = await sanitize(bytes, '', options, () => undefined).catch(() => nothing)
      // A rule that hid words is gone, and the person was told that they are seen now.
      const isTold = kept.length > 0 || found.some(({ text }) => /seen now/.test(text))
      if ((kind === 'docx' || kind === 'xlsx') && !isTold)
        cleaned.set(await written(`${cleaned.size}.${kind}`, copy), place)
    }
    expect(cleaned.size).toBeGreaterThan(90)
    const words = await wordsOf([...cleaned.keys()])
    const left = [...cleaned].filter(([path]) => words.get(path)?.includes(marker) ?? true)
    expect(left.map(([, place]) => place)).toEqual([])
  },
)

testWithReaders('they find a word that is hidden in a letter, and one that is seen', async () => {
  const path = await written('letter.docx', smallDocx('Seen words', marker))
  const words = (await wordsOf([path])).get(path)
  expect(words).toContain('Seen words')
  expect(words).toContain(marker)
})

const nothing = { bytes: new Uint8Array(), kind: 'text', kept: [], found: [] } as const
