import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildWhenStale } from './build-when-stale.ts'
import { movePages } from './program/build-parts.ts'

let root: string
const build = vi.fn<(root: string) => Promise<void>>()
const pages = { name: 'pages', inputs: ['web', 'package-lock.json'], build }
const lines = [[pages]]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fitila-build-'))
  build.mockReset().mockResolvedValue(undefined)
  await mkdir(join(root, 'web', 'reports'), { recursive: true })
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'one')
  await writeFile(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rm(root, { recursive: true }))

test('what was never built is built, and only once', async () => {
  expect(await buildWhenStale({ root, lines })).toEqual(['pages'])
  expect(await buildWhenStale({ root, lines })).toEqual([])
  expect(build).toHaveBeenCalledOnce()
})

test.for([
  ['a changed page', () => writeFile(join(root, 'web', 'reports', 'show.tsx'), 'two')],
  ['a new page', () => writeFile(join(root, 'web', 'reports', 'list.tsx'), '')],
  ['a renamed page', () => rename(join(root, 'web/reports/show.tsx'), join(root, 'web/reports/shown.tsx'))],
  ['other packages', () => writeFile(join(root, 'package-lock.json'), '{ }')],
  ['a lost build', () => rm(join(root, 'build'), { recursive: true })],
] as const)('%s makes the build stale', async ([, change]) => {
  await buildWhenStale({ root, lines })
  await change()
  expect(await buildWhenStale({ root, lines })).toEqual(['pages'])
})

test('a change that looks the same is seen where it came right behind the build', async () => {
  await buildWhenStale({ root, lines })
  const page = join(root, 'web', 'reports', 'show.tsx')
  const { atime, mtime } = await stat(page)
  await writeFile(page, 'two')
  await utimes(page, atime, mtime)
  expect(await buildWhenStale({ root, lines })).toEqual(['pages'])
})

test('files that look as they did are not read', async () => {
  await letTimePass()
  await buildWhenStale({ root, lines })
  const page = join(root, 'web', 'reports', 'show.tsx')
  await writeFile(page, 'two')
  await letTimePass()
  expect(await buildWhenStale({ root, lines })).toEqual([])
  await utimes(page, 1000, 1000)
  expect(await buildWhenStale({ root, lines })).toEqual(['pages'])
})

test('files that look new and hold the same are read once more, and not built', async () => {
  await buildWhenStale({ root, lines })
  await letTimePass()
  expect(await buildWhenStale({ root, lines })).toEqual([])
  expect(build).toHaveBeenCalledOnce()
})

/** The files are those of long ago. */
async function letTimePass() {
  await utimes(join(root, 'web', 'reports', 'show.tsx'), 500, 500)
  await utimes(join(root, 'package-lock.json'), 500, 500)
}

test('a changed test leaves the build as it is', async () => {
  await buildWhenStale({ root, lines })
  await writeFile(join(root, 'web', 'reports', 'show.test.ts'), 'test')
  expect(await buildWhenStale({ root, lines })).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'more files than may be open at once are read all the same',
  async () => {
    for (let each = 0; each < 300; each += 1)
      await writeFile(join(root, 'web', 'reports', `page-${each}.tsx`), `${each}`)
    const module = JSON.stringify(join(import.meta.dirname, 'build-when-stale.ts'))
    const program = `import { buildWhenStale } from ${module}
    const lines = [[{ name: 'pages', inputs: ['web'], build: async () => {} }]]
    console.log(await buildWhenStale({ root: ${JSON.stringify(root)}, lines }))`
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
  await buildWhenStale({ root, lines })
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'broken')
  build.mockRejectedValueOnce(new Error('it does not compile'))
  await expect(buildWhenStale({ root, lines })).rejects.toThrow('it does not compile')
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'one')
  expect(await buildWhenStale({ root, lines })).toEqual(['pages'])
})

test('a change builds only the parts that are made of it', async () => {
  const buildTools = vi.fn<(root: string) => Promise<void>>().mockResolvedValue(undefined)
  const tools = { name: 'tools', inputs: ['toolkit', 'package-lock.json'], build: buildTools }
  const both = [[pages], [tools]]
  expect((await buildWhenStale({ root, lines: both })).toSorted()).toEqual(['pages', 'tools'])
  await writeFile(join(root, 'web', 'reports', 'show.tsx'), 'two')
  expect(await buildWhenStale({ root, lines: both })).toEqual(['pages'])
  expect(buildTools).toHaveBeenCalledOnce()
})

test('a start leaves out what may come later, and the next whole build makes it', async () => {
  const packs = vi.fn<(root: string) => Promise<void>>().mockResolvedValue(undefined)
  const both = [[pages, { name: 'packed', inputs: ['package-lock.json'], build: packs, mayComeLater: true }]]
  expect(await buildWhenStale({ root, lines: both, isToStart: true })).toEqual(['pages'])
  expect(packs).not.toHaveBeenCalled()
  expect(await buildWhenStale({ root, lines: both })).toEqual(['packed'])
})

test('a part comes after the one before it in its line, and one that fails ends its line alone', async () => {
  const order: string[] = []
  const part = (name: string, fails = false) => ({
    ...{ name, inputs: ['web'] },
    build: async () => {
      order.push(name)
      if (fails) throw new Error(`${name} does not compile`)
    },
  })
  const both = [
    [part('first', true), part('never')],
    [part('other'), part('last')],
  ]
  await expect(buildWhenStale({ root, lines: both })).rejects.toThrow('first does not compile')
  expect(order).not.toContain('never')
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('last'))
})

test('the pages are moved beside what other parts have made, in the place of the pages before', async () => {
  const folder = join(root, 'build')
  for (const path of ['tools', 'client/old', 'pages/client/new', 'pages/server'])
    await mkdir(join(folder, path), { recursive: true })
  await movePages(root)
  expect((await readdir(folder)).toSorted()).toEqual(['client', 'server', 'tools'])
  expect(await readdir(join(folder, 'client'))).toEqual(['new'])
})
