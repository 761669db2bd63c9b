import { z } from 'zod'

/** A place in a list that is ordered by moment and id, or by rating before both. */
export type Cursor = { at: Date; id: string; rating?: number | undefined }

// The database knows no year 0, which ISO 8601 has.
const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() > 0)
const rating = z
  .string()
  .regex(/^\d(\.\d{1,2})?$/)
  .transform(Number)
const form = z.tuple([moment, z.uuid()]).rest(rating)

/** A page that begins after an entry names the entry alone. Null for what cannot be one. */
export function readPlace(text: string | null): string | null {
  const id = z.uuid().safeParse(text)
  return id.success ? id.data.toLowerCase() : null
}

export function writeCursor({ at, id, rating }: Cursor): string {
  const parts = [at.toISOString(), id, ...(rating === undefined ? [] : [rating])]
  return Buffer.from(parts.join('|')).toString('base64url')
}

/** Null for anything that this did not write: a list then begins at its beginning. */
export function readCursor(text: string | null): Cursor | null {
  const parsed = form.safeParse(
    Buffer.from(text ?? '', 'base64url')
      .toString('utf8')
      .split('|'),
  )
  if (!parsed.success || parsed.data.length > 3) return null
  const [at, id, rating] = parsed.data
  return { at, id, rating }
}
