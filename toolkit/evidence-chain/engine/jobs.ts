import type { CustodyEntry } from './custody-log.ts'
import type { BuiltPackage, Work } from './package/build-package.ts'
import type { PackageCheck } from './package/check-package.ts'
import type { CheckedSignature } from './signing/log-signature.ts'

/** What the worker is asked for. One worker does one job; ending it cancels the job. */
export type Job =
  | { kind: 'seal'; files: readonly File[] }
  | { kind: 'pack'; work: Work; at: Date; lock: Lock | null; signingKey: Uint8Array | null }
  /** `secret` is a passphrase, or the secret key of a receiver. */
  | { kind: 'check'; file: Blob; at: Date; secret: string | null }

/** `recipients` are public keys of age, as they were pasted. */
export type Lock = { kind: 'passphrase'; passphrase: string } | { kind: 'keys'; recipients: string }

/** What each kind of job gives. */
export type JobResults = {
  /** One for each file, in the same order. */
  seal: { sha256: string[] }
  pack: Omit<BuiltPackage, 'log'> & { log: readonly CustodyEntry[]; isEncrypted: boolean }
  /** `work` is null when the package is not whole, `refusal` says why it cannot be gone on with though it is. */
  check: { check: PackageCheck; signature: SignatureState; work: Work | null; refusal: string | null }
}

/** `not-checked`: there is one, and this edition cannot check it. */
export type SignatureState = CheckedSignature | { kind: 'absent' } | { kind: 'not-checked' }

export type JobReport =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; result: JobResults[Job['kind']] }
  /** `message` may be shown as it is. */
  | { kind: 'refused'; code: string; message: string }
