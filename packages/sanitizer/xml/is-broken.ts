import { Unreadable } from '@fitila/formats/unreadable'

/** Whether an error means that a part could not be read, so that code that needs it less can go on without. */
export function isBroken(error: unknown): boolean {
  return error instanceof Unreadable && error.code === 'broken'
}
