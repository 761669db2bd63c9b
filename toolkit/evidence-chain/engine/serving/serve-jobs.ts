import { Unreadable } from '@fitila/formats/unreadable'
import { sha256Of } from '../fingerprint.ts'
import type { Job, JobReport, JobResults } from '../jobs.ts'
import { buildPackage } from '../package/build-package.ts'
import { filesOf, placeExhibits } from '../package/layout.ts'
import { naming } from '../refusal.ts'
import { checkAndOpen } from './check-and-open.ts'
import type { Locks } from './locks.ts'

/** Answers jobs, each with its result or with a refusal. */
export function serveJobs(locks: Locks): void {
  addEventListener('message', ({ data }: MessageEvent<Job>) => {
    run(data, locks).then(
      (result) => report({ kind: 'done', result }),
      (error: unknown) => report(refusalOf(error)),
    )
  })
}

function run(job: Job, locks: Locks): Promise<JobResults[Job['kind']]> {
  if (job.kind === 'seal') return seal(job)
  else if (job.kind === 'pack') return pack(job, locks)
  else return checkAndOpen(job, locks, teller(job.file.size * (job.secret === null ? 1 : 2)))
}

async function seal({ files }: Extract<Job, { kind: 'seal' }>): Promise<JobResults['seal']> {
  const tell = teller(sizeOf(files))
  const sha256: string[] = []
  for (const file of files) sha256.push(await naming(file.name, () => sha256Of(file, tell)))
  return { sha256 }
}

async function pack(
  { work, at, lock, signingKey }: Extract<Job, { kind: 'pack' }>,
  locks: Locks,
): Promise<JobResults['pack']> {
  const files = filesOf(placeExhibits(work.chain)).map(({ file }) => file.content)
  const tell = teller(sizeOf(files) * (lock === null ? 1 : 2))
  const built = await buildPackage(work, at, tell, signingKey && locks.signerFor(signingKey))
  if (lock === null) return { ...built, isEncrypted: false }
  return { ...built, zip: await locks.encrypt(built.zip, lock, tell), isEncrypted: true }
}

function sizeOf(files: readonly Blob[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** Tells how far the job is, at most ten times a second. */
function teller(total: number): (count: number) => void {
  let [done, toldAt] = [0, 0]
  return (count) => {
    done += count
    const now = performance.now()
    if (now - toldAt < 100) return
    toldAt = now
    report({ kind: 'progress', done, total })
  }
}

function refusalOf(error: unknown): JobReport {
  if (error instanceof Unreadable) return { kind: 'refused', code: error.code, message: error.message }
  return { kind: 'refused', code: 'fault', message: 'An unexpected error occurred. Please try again.' }
}

function report(words: JobReport): void {
  postMessage(words)
}
