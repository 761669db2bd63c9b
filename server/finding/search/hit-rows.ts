import type { Hit } from './question.ts'

/** A hit as a statement that is written by hand gives it. */
export type HitRow = { id: string; listed_at: Date | string; credibility: string | number }

export function hitOf({ id, listed_at, credibility }: HitRow): Hit {
  return { id, listedAt: new Date(listed_at), credibility: Number(credibility) }
}
