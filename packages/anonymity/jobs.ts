import type { CheckResult } from './check-text.ts'

/** What the page asks of the worker, and what comes back. The number tells which answer belongs to which question. */
export type Job =
  | { kind: 'check'; number: number; text: string }
  | { kind: 'read'; number: number; name: string; bytes: Uint8Array }

export type JobReport =
  | { kind: 'checked'; number: number; result: CheckResult }
  | { kind: 'read'; number: number; text: string }
  /** With a sentence for the person when the file was refused; without, it is a fault of ours. */
  | { kind: 'failed'; number: number; message: string | undefined }
