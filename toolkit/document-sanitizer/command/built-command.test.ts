import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hidingPlaces } from '@fitila/sanitizer/office/vectors/hiding-places'
import { packed } from '@fitila/sanitizer/office/vectors/plain-packages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCommand } from './build-command.ts'
import { freshCommand, madeOfFile, startFile } from './built-command.ts'

let base: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'fitila-built-command-'))
})
afterEach(() => rm(base, { recursive: true }))

async function pretendBuilt(): Promise<string> {
  const folder = join(base, 'built')
  await mkdir(folder)
  await writeFile(join(base, 'engine.ts'), 'one')
  const { size, mtimeMs } = await stat(join(base, 'engine.ts'))
  await writeFile(join(folder, madeOfFile), JSON.stringify([['engine.ts', size, mtimeMs]]))
  return folder
}

test('what was built is used as long as its sources are as they were', async () => {
  const folder = await pretendBuilt()
  expect(freshCommand(folder, base)).toBe(join(folder, startFile))
})

test.for([
  ['other words', () => writeFile(join(base, 'engine.ts'), 'other')],
  ['another time', () => utimes(join(base, 'engine.ts'), 1, 1)],
  ['a source that is gone', () => rm(join(base, 'engine.ts'))],
  ['a list that cannot be read', () => writeFile(join(base, 'built', madeOfFile), '[')],
  ['an empty list', () => writeFile(join(base, 'built', madeOfFile), '[]')],
] as const)('with %s, the sources themselves are read', async ([, change]) => {
  const folder = await pretendBuilt()
  await change()
  expect(freshCommand(folder, base)).toBeUndefined()
})

test('the built command cleans as the sources do', async () => {
  // It looks for packages where it is.
  const root = join(import.meta.dirname, '../../..')
  const folder = join(root, 'node_modules/.cache/built-command-test/one')
  const input = join(base, 'letter.docx')
  await writeFile(input, packed(hidingPlaces['attributes and elements that nobody knows'] ?? {}))
  await buildCommand(folder)
  const run = async (start: string, out: string) => {
    await promisify(execFile)(process.execPath, [start, '--out', out, input])
    const [name = ''] = await readdir(out)
    return readFile(join(out, name))
  }
  const built = await run(join(folder, startFile), join(base, 'built'))
  const plain = await run(join(import.meta.dirname, 'start.ts'), join(base, 'plain'))
  expect(built.length).toBeGreaterThan(500)
  expect(built).toEqual(plain)
  await rm(join(folder, '..'), { recursive: true })
}, 60_000)
