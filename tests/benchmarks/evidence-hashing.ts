import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sha256Of } from '#toolkit/evidence-chain/engine/fingerprint.ts'
import { type Figure, kilobytes } from './figure.ts'

const size = 1_000_000_000
const rounds = 3
const sample = 20_000_000

/** The engine of the Evidence Chain Builder beside coreutils, on one file of 1 GB, in turn; the best of each counts. */
export async function evidenceHashing(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-hashing-'))
  const path = join(folder, 'file')
  try {
    await writeFile(path, '')
    // A hole on the disk: both read the same zeros from memory, so the disk does not count.
    await truncate(path, size)
    const runs = []
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await secondsOf(() => promisify(execFile)('sha256sum', [path]))
      runs.push({ theirs, ours: await hashHere(path) })
    }
    const theirs = Math.min(...runs.map((run) => run.theirs))
    const ours = Math.min(...runs.map((run) => run.ours.seconds))
    const memory = Math.max(...runs.map((run) => run.ours.memory))
    return [
      { name: 'sha256sum, 1 GB, the best run', value: theirs, unit: 's' },
      { name: 'the Evidence Chain Builder, the same', value: ours, unit: 's' },
      { name: 'as fast as sha256sum', value: theirs / ours, unit: 'times', goal: { atLeast: 0.8 } },
      { name: 'memory that it took on top', value: kilobytes(memory), unit: 'kB', goal: { atMost: 200_000 } },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function hashHere(path: string): Promise<{ seconds: number; memory: number }> {
  const file = await openAsBlob(path)
  const before = process.memoryUsage.rss()
  let most = before
  let read = 0
  const seconds = await secondsOf(() =>
    sha256Of(file, (count) => {
      read += count
      if (read % sample < count) most = Math.max(most, process.memoryUsage.rss())
    }),
  )
  return { seconds, memory: most - before }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
