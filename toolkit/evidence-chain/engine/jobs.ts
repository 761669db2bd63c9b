import type { CustodyEntry } from './custody-log.ts'
import type { BuiltPackage, Work } from './package/build-package.ts'
import type { PackageCheck } from './package/check-package.ts'

/** What the worker is asked for. One worker does one job; ending it cancels the job. */
export type Job =
  | { kind: 'seal'; files: readonly File[] }
  | { kind: 'pack'; work: Work; at: Date; passphrase: string | null }
  | { kind: 'check'; file: Blob; at: Date; passphrase: string | null }

/** What each kind of job gives. */
export type JobResults = {
  /** One for each file, in the same order. */
  seal: { sha256: string[] }
  pack: Omit<BuiltPackage, 'log'> & { log: readonly CustodyEntry[]; isEncrypted: boolean }
  /** `work` is null when the package is not whole, `refusal` says why it cannot be gone on with though it is. */
  check: { check: PackageCheck; work: Work | null; refusal: string | null }
}

export type JobReport =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; result: JobResults[Job['kind']] }
  /** `message` may be shown as it is. */
  | { kind: 'refused'; code: string; message: string }
