import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildWhenStale, keptAside } from './build-when-stale.ts'

let root: string
const build = vi.fn<(root: string) => Promise<void>>()
const parts = [{ name: 'pages', inputs: ['web', 'package-lock.json'], build }]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fitila-build-'))
  build.mockReset().mockResolvedValue(undefined)
  await mkdir(join(root, 'web', 'reports'), { recursive: true })
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'one')
  await writeFile(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rm(root, { recursive: true }))

test('what was never built is built, and only once', async () => {
  expect(await buildWhenStale({ root, parts })).toEqual(['pages'])
  expect(await buildWhenStale({ root, parts })).toEqual([])
  expect(build).toHaveBeenCalledOnce()
})

test.for([
  ['a changed page', () => writeFile(join(root, 'web', 'reports', 'show.tsx'), 'two')],
  ['a new page', () => writeFile(join(root, 'web', 'reports', 'list.tsx'), '')],
  ['a renamed page', () => rename(join(root, 'web/reports/show.tsx'), join(root, 'web/reports/shown.tsx'))],
  ['other packages', () => writeFile(join(root, 'package-lock.json'), '{ }')],
  ['a lost build', () => rm(join(root, 'build'), { recursive: true })],
] as const)('%s makes the build stale', async ([, change]) => {
  await buildWhenStale({ root, parts })
  await change()
  expect(await buildWhenStale({ root, parts })).toEqual(['pages'])
})

test('a change that looks the same is seen where it came right behind the build', async () => {
  await buildWhenStale({ root, parts })
  const page = join(root, 'web', 'reports', 'show.tsx')
  const { atime, mtime } = await stat(page)
  await writeFile(page, 'two')
  await utimes(page, atime, mtime)
  expect(await buildWhenStale({ root, parts })).toEqual(['pages'])
})

test('files that look as they did are not read', async () => {
  await letTimePass()
  await buildWhenStale({ root, parts })
  const page = join(root, 'web', 'reports', 'show.tsx')
  await writeFile(page, 'two')
  await letTimePass()
  expect(await buildWhenStale({ root, parts })).toEqual([])
  await utimes(page, 1000, 1000)
  expect(await buildWhenStale({ root, parts })).toEqual(['pages'])
})

test('files that look new and hold the same are read once more, and not built', async () => {
  await buildWhenStale({ root, parts })
  await letTimePass()
  expect(await buildWhenStale({ root, parts })).toEqual([])
  expect(build).toHaveBeenCalledOnce()
})

/** The files are those of long ago. */
async function letTimePass() {
  await utimes(join(root, 'web', 'reports', 'show.tsx'), 500, 500)
  await utimes(join(root, 'package-lock.json'), 500, 500)
}

test('a changed test leaves the build as it is', async () => {
  await buildWhenStale({ root, parts })
  await writeFile(join(root, 'web', 'reports', 'show.test.ts'), 'test')
  expect(await buildWhenStale({ root, parts })).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'more files than may be open at once are read all the same',
  async () => {
    for (let each = 0; each < 300; each += 1)
      await writeFile(join(root, 'web', 'reports', `page-${each}.tsx`), `${each}`)
    const module = JSON.stringify(join(import.meta.dirname, 'build-when-stale.ts'))
    const program = `import { buildWhenStale } from ${module}
    const parts = [{ name: 'pages', inputs: ['web'], build: async () => {} }]
    console.log(await buildWhenStale({ root: ${JSON.stringify(root)}, parts }))`
    const words = [
      '-c',
      'ulimit -n 100 && exec "$0" --input-type=module --eval "$1"',
      process.execPath,
      program,
    ]
    const { stdout, stderr } = spawnSync('sh', words, { encoding: 'utf8' })
    expect(stderr).not.toContain('EMFILE')
    expect(stdout).toContain("[ 'pages' ]")
  },
)

test('a failed build is tried again', async () => {
  await buildWhenStale({ root, parts })
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'broken')
  build.mockRejectedValueOnce(new Error('it does not compile'))
  await expect(buildWhenStale({ root, parts })).rejects.toThrow('it does not compile')
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'one')
  expect(await buildWhenStale({ root, parts })).toEqual(['pages'])
})

test('a change builds only the parts that are made of it', async () => {
  const buildTools = vi.fn<(root: string) => Promise<void>>().mockResolvedValue(undefined)
  const both = [...parts, { name: 'tools', inputs: ['toolkit', 'package-lock.json'], build: buildTools }]
  expect(await buildWhenStale({ root, parts: both })).toEqual(['pages', 'tools'])
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'two')
  expect(await buildWhenStale({ root, parts: both })).toEqual(['pages'])
  expect(buildTools).toHaveBeenCalledOnce()
})

test('what other parts have made survives a build of the pages, also one that fails', async () => {
  const tools = join(root, 'build', 'tools')
  await mkdir(tools, { recursive: true })
  await writeFile(join(tools, 'manifest.json'), '{}')
  await writeFile(join(root, 'build', '.tools-made-of'), 'hash')
  const emptyingAll = async () => {
    expect(await readdir(join(root, 'build'))).toEqual([])
    await rm(join(root, 'build'), { recursive: true })
  }
  await keptAside(root, emptyingAll)
  const failing = () => emptyingAll().then(() => Promise.reject(new Error('it does not compile')))
  await expect(keptAside(root, failing)).rejects.toThrow('it does not compile')
  expect((await readdir(join(root, 'build'))).toSorted()).toEqual(['.tools-made-of', 'tools'])
  expect(await readdir(root)).toEqual(['build', 'package-lock.json', 'web'])
})
