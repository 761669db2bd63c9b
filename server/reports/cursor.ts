import { z } from 'zod'

/** A place in a list that is ordered by moment and id. */
export type Cursor = { at: Date; id: string }

// The database knows no year 0, which ISO 8601 has.
const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() > 0)
const form = z.tuple([moment, z.uuid()])

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString('base64url')
}

/** Null for anything that this did not write: a list then begins at its beginning. */
export function readCursor(text: string | null): Cursor | null {
  const parsed = form.safeParse(
    Buffer.from(text ?? '', 'base64url')
      .toString('utf8')
      .split('|'),
  )
  return parsed.success ? { at: parsed.data[0], id: parsed.data[1] } : null
}
