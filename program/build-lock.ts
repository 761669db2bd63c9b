import { utimesSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#domain/time/durations.ts'

/** How often a build says that it still runs, and after how long without a sign it counts as dead. */
const sign = seconds(2)
const silence = seconds(30)

/**
 * Runs one build of a folder at a time: two at once would remove each other's files. A second one waits. It does not wait for a
 * process that was killed.
 *
 * @param folder `build/`
 * @param say is told once when there is something to wait for
 */
export async function withBuildLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  say: (line: string) => void,
): Promise<Result> {
  await mkdir(folder, { recursive: true }).catch(() => {})
  const file = join(folder, '.being-built')
  let isTold = false
  while (!(await take(file))) {
    if (!isTold) say('Another process builds here. Waiting for it.')
    isTold = true
    await wait(seconds(0.2))
  }
  const signs = setInterval(() => giveSign(file), sign)
  try {
    return await work()
  } finally {
    clearInterval(signs)
    await rm(file, { force: true }).catch(() => {})
  }
}

const self = `${process.pid} ${hostname()}`

/** @returns whether the lock is ours now. Where another account has built there is none: nothing is built then, or it fails. */
async function take(file: string): Promise<boolean> {
  const isFree = await writeFile(file, self, { flag: 'wx' }).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'EEXIST',
  )
  if (!isFree && (await isLeftBehind(file))) await rm(file, { force: true })
  return isFree
}

async function isLeftBehind(file: string): Promise<boolean> {
  const [text, found] = await Promise.all([
    readFile(file, 'utf8').catch(() => null),
    stat(file).catch(() => null),
  ])
  // It has just been given back, or just been made and not been written yet.
  if (text === null || found === null) return false
  if (Date.now() - found.mtimeMs > silence) return true
  const [pid = '', host] = text.split(' ')
  return host === hostname() && !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function giveSign(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The folder was removed by hand: the build says so itself.
  }
}
