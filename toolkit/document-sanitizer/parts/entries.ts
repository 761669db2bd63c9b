import type { Question, Sanitized, SanitizeOptions } from '@fitila/sanitizer/contract'
import { nameGiver } from '@fitila/sanitizer/neutral-name'

export type Status =
  | { kind: 'waiting' }
  | { kind: 'working'; share: number }
  | { kind: 'done'; result: Sanitized }
  | { kind: 'refused'; message: string }
  | { kind: 'asked'; question: Question }

/** A file that was chosen, what was answered for it, and how far it is. */
export type Entry = {
  id: number
  file: File
  password: string | null
  hidden: SanitizeOptions['hidden']
  status: Status
}

export type Cleaned = { id: number; before: File; name: string; result: Sanitized }

/** The files that are done, under the names that they will have: neutral, and counted in the order of the list. */
export function cleanedOf(entries: readonly Entry[]): Cleaned[] {
  const giveName = nameGiver()
  return entries.flatMap(({ id, file, status }) =>
    status.kind === 'done'
      ? [{ id, before: file, name: giveName(status.result.kind, file.name), result: status.result }]
      : [],
  )
}
