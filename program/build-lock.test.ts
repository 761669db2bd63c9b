import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withBuildLock } from './build-lock.ts'

let folder: string
const say = vi.fn<(line: string) => void>()

beforeEach(async () => {
  say.mockReset()
  folder = await mkdtemp(join(tmpdir(), 'fitila-lock-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('a second build waits for the first, and says so once', async () => {
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const one = withBuildLock(
    folder,
    async () => {
      isHeld.resolve()
      await first.promise
      order.push('first')
    },
    say,
  )
  await isHeld.promise
  const other = withBuildLock(folder, async () => void order.push('second'), say)
  await vi.waitFor(() => expect(say).toHaveBeenCalledOnce())
  first.resolve()
  await Promise.all([one, other])
  expect(order).toEqual(['first', 'second'])
  expect(say).toHaveBeenCalledOnce()
  expect(await readdir(folder)).toEqual([])
})

test('a build that fails leaves no lock', async () => {
  const failing = () => Promise.reject(new Error('it does not compile'))
  await expect(withBuildLock(folder, failing, say)).rejects.toThrow('it does not compile')
  expect(await readdir(folder)).toEqual([])
})

test('the lock of a process that was killed is taken over', async () => {
  const killed = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'])
  await writeFile(join(folder, '.being-built'), `${killed.pid} ${hostname()}`)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await withBuildLock(folder, async () => 'built', say)).toBe('built')
})

test('a lock of another machine counts until it is silent', async () => {
  const file = join(folder, '.being-built')
  await writeFile(file, `1 ${hostname()}-elsewhere`)
  const waiting = withBuildLock(folder, async () => 'built', say)
  await vi.waitFor(() => expect(say).toHaveBeenCalledOnce())
  await access(file)
  await utimes(file, new Date(0), new Date(0))
  expect(await waiting).toBe('built')
})

test('where no lock can be made, the build says itself what is wrong', async () => {
  const under = join(folder, 'file')
  await writeFile(under, '')
  expect(await withBuildLock(join(under, 'build'), async () => 'looked', say)).toBe('looked')
})
