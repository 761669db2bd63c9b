import { isPublic } from './visibility.ts'
import type { Status } from './workflow.ts'

/** A report that was public has readers, and people who answer for it: its source asks staff to take it back. */
export function mayBeDeleted(status: Status): boolean {
  return !isPublic({ status })
}
