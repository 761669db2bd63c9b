import { Unreadable } from '../../../shared/unreadable.ts'
import { type OnBytes, sha256Of } from '../fingerprint.ts'
import type { Job, JobReport, JobResults, Lock, SignatureState } from '../jobs.ts'
import { newId } from '../new-id.ts'
import { buildPackage, type SignHead } from '../package/build-package.ts'
import { checkPackage, type OpenedPackage, textOf } from '../package/check-package.ts'
import { filesOf, paths, placeExhibits } from '../package/layout.ts'
import { openPackage } from '../package/open-package.ts'
import { readLogFile } from '../package/read-json.ts'
import { naming } from '../refusal.ts'

/** What the editions do in different ways. */
export type Locks = {
  encrypt(zip: Blob, lock: Lock, tell: OnBytes): Promise<Blob>
  decrypt(file: Blob, secret: string, tell: OnBytes): Promise<Blob>
  signerFor(key: Uint8Array): SignHead | null
  checkSignature(text: string, head: string): SignatureState
}

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
  else return check(job, locks)
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

async function check(
  { file, at, secret }: Extract<Job, { kind: 'check' }>,
  locks: Locks,
): Promise<JobResults['check']> {
  const tell = teller(file.size * (secret === null ? 1 : 2))
  const read = await checkPackage(secret === null ? file : await locks.decrypt(file, secret, tell), tell)
  const signature = await signatureOf(read, locks)
  // A signature that is not one of this log was put there to deceive, or the log was changed after it.
  const isWhole = read.check.isWhole && signature.kind !== 'wrong'
  const opened = { ...read, check: { ...read.check, isWhole } }
  return { check: opened.check, signature, ...(await goOnWith(opened, at)) }
}

async function signatureOf({ members }: OpenedPackage, locks: Locks): Promise<SignatureState> {
  if (!members.has(paths.logSignature)) return { kind: 'absent' }
  const head = await headOf(members).catch(() => '')
  return locks.checkSignature(await textOf(members, paths.logSignature), head)
}

async function headOf(members: OpenedPackage['members']): Promise<string> {
  return readLogFile(await textOf(members, paths.log)).at(-1)?.hash ?? ''
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

function refusalOf(error: unknown): JobReport {
  if (error instanceof Unreadable) return { kind: 'refused', code: error.code, message: error.message }
  return { kind: 'refused', code: 'fault', message: 'An unexpected error occurred. Please try again.' }
}

function report(words: JobReport): void {
  postMessage(words)
}
