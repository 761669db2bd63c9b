import type { Status } from './workflow.ts'

/** Whether a new report may be filled from this one: staff rejected it, and its source did not delete it. */
export function mayStartBetter({ status, isErased }: { status: Status; isErased: boolean }): boolean {
  return status === 'rejected' && !isErased
}
