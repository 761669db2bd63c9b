import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeDataFolder } from './close-data-folder.ts'

test('a new data folder is closed to other accounts', async () => {
  const path = join(await folder(), 'deep', 'data')
  expect(await closeDataFolder(path)).toBe(true)
  expect(await modeOf(path)).toBe(0o700)
})

test('a data folder from before, which others could enter, is closed', async () => {
  const path = await folder()
  await mkdir(join(path, 'postgres'))
  await writeFile(join(path, 'fitila.key'), '')
  await chmod(path, 0o755)
  expect(await closeDataFolder(path)).toBe(true)
  expect(await modeOf(path)).toBe(0o700)
})

test('a folder with other things in it is left as it is, and that is told', async () => {
  const path = await folder()
  await mkdir(join(path, 'postgres'))
  await writeFile(join(path, 'letter.txt'), '')
  await chmod(path, 0o755)
  expect(await closeDataFolder(path)).toBe(false)
  expect(await modeOf(path)).toBe(0o755)
})

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fitila-data-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}
