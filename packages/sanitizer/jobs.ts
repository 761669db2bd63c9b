import type { Question, Sanitized, SanitizeOptions } from './contract.ts'

/** What the page asks its worker. */
export type Job = { name: string; bytes: Uint8Array; options: SanitizeOptions }

/** What the worker answers: how far it is, and at last one of the others. */
export type JobReport =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: Sanitized }
  | { kind: 'asked'; question: Question }
  | { kind: 'refused'; message: string }
  | { kind: 'fault' }
