import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildProgram } from './build-program.ts'
import { programFile } from './built-program.ts'

const build = join(import.meta.dirname, '../build')

test('built twice, the program is the same, byte for byte, and names no place of this machine', async () => {
  const [one, other] = [await builtAt('one'), await builtAt('other')]
  expect(other).toBe(one)
  expect(one).not.toContain(join(import.meta.dirname, '..'))
})

async function builtAt(name: string): Promise<string> {
  const folder = await mkdtemp(join(build, `program-${name}-`))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await buildProgram(folder)
  return readFile(join(folder, programFile), 'utf8')
}
