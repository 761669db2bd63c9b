import { Unreadable } from '../shared/unreadable.ts'
import { decrypt, encrypt, usualWork } from './engine/age/encrypt.ts'
import { sha256Of } from './engine/fingerprint.ts'
import type { Job, JobReport, JobResults } from './engine/jobs.ts'
import { newId } from './engine/new-id.ts'
import { buildPackage } from './engine/package/build-package.ts'
import { checkPackage, type OpenedPackage } from './engine/package/check-package.ts'
import { filesOf, placeExhibits } from './engine/package/layout.ts'
import { openPackage } from './engine/package/open-package.ts'
import { naming } from './engine/refusal.ts'

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  run(data).then(
    (result) => report({ kind: 'done', result }),
    (error: unknown) => report(refusalOf(error)),
  )
})

function run(job: Job): Promise<JobResults[Job['kind']]> {
  if (job.kind === 'seal') return seal(job)
  else if (job.kind === 'pack') return pack(job)
  else return check(job)
}

async function seal({ files }: Extract<Job, { kind: 'seal' }>): Promise<JobResults['seal']> {
  const tell = teller(sizeOf(files))
  const sha256: string[] = []
  for (const file of files) sha256.push(await naming(file.name, () => sha256Of(file, tell)))
  return { sha256 }
}

async function pack({ work, at, passphrase }: Extract<Job, { kind: 'pack' }>): Promise<JobResults['pack']> {
  const files = filesOf(placeExhibits(work.chain)).map(({ file }) => file.content)
  const passes = passphrase === null ? 1 : 2
  const tell = teller(sizeOf(files) * passes)
  const built = await buildPackage(work, at, tell)
  if (passphrase === null) return { ...built, isEncrypted: false }
  const zip = await encrypt(built.zip, { passphrase, workFactor: usualWork }, chance, tell)
  return { ...built, zip, isEncrypted: true }
}

async function check({
  file,
  at,
  passphrase,
}: Extract<Job, { kind: 'check' }>): Promise<JobResults['check']> {
  const tell = teller(file.size * (passphrase === null ? 1 : 2))
  const opened = await checkPackage(passphrase === null ? file : await decrypt(file, passphrase, tell), tell)
  return { check: opened.check, ...(await goOnWith(opened, at)) }
}

async function goOnWith(opened: OpenedPackage, at: Date) {
  if (!opened.check.isWhole) return { work: null, refusal: null }
  try {
    return { work: await openPackage(opened, at, newId), refusal: null }
  } catch (error) {
    if (error instanceof Unreadable) return { work: null, refusal: error.message }
    throw error
  }
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

function chance(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

function refusalOf(error: unknown): JobReport {
  if (error instanceof Unreadable) return { kind: 'refused', code: error.code, message: error.message }
  return { kind: 'refused', code: 'fault', message: 'An unexpected error occurred. Please try again.' }
}

function report(words: JobReport): void {
  postMessage(words)
}
