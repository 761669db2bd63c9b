import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildSource } from './build-source.ts'

test('the same files make the same archive, and it holds them unchanged', async () => {
  const [one, other] = await Promise.all([smallProject(), smallProject()])
  await Promise.all([buildSource(one), buildSource(other)])
  const zip = await readFile(join(one, 'build/source/fitila.zip'))
  expect(zip.equals(await readFile(join(other, 'build/source/fitila.zip')))).toBe(true)
  const files = unzipSync(zip)
  expect(Object.keys(files)).toEqual(['fitila/package-lock.json', 'fitila/server/a.ts'])
  expect(strFromU8(files['fitila/server/a.ts'] ?? new Uint8Array())).toBe('export const a = 1\n')
})

async function smallProject() {
  const root = await mkdtemp(join(tmpdir(), 'fitila-archive-'))
  await mkdir(join(root, 'server'))
  await writeFile(join(root, 'server/a.ts'), 'export const a = 1\n')
  await writeFile(join(root, 'package-lock.json'), '{"packages":{}}')
  return root
}
