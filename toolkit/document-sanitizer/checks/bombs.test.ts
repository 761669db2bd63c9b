import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costlyFiles } from '#tests/support/documents/costly-files.ts'
import { bombs } from '#tests/support/documents/sanitizer-bombs.ts'

const program = join(import.meta.dirname, '../../../tests/support/documents/clean-measured.ts')
const mostSeconds = 2
const mostMegabytes = 500

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-bombs-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Measured = { outcome: string; seconds: number; megabytes: number }

/** Cleans in a process of its own, and tells its processor time and the most memory that it had. */
async function measured(bytes: Uint8Array): Promise<Measured> {
  const path = join(folder, 'bomb')
  await writeFile(path, bytes)
  const { stdout } = await promisify(execFile)(process.execPath, [program, path], { timeout: 120_000 })
  return JSON.parse(stdout)
}

test('there are enough kinds', () => {
  expect(Object.keys({ ...bombs, ...costlyFiles }).length).toBeGreaterThanOrEqual(38)
})

test.for(Object.entries({ ...bombs, ...costlyFiles }))(
  '%s ends within two seconds and 500 MB',
  { timeout: 240_000 },
  async ([name, make]) => {
    const { outcome, seconds, megabytes } = await measured(make())
    expect(outcome).toMatch(name in bombs ? /^refused / : /^(?:refused|cleaned) /)
    expect(seconds).toBeLessThan(mostSeconds)
    expect(megabytes).toBeLessThan(mostMegabytes)
  },
)
