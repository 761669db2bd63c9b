import type { Candidate } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import type { Page } from '../page.ts'
import { areTogether } from './capitals.ts'

/** A sure person from the token `from` to the one before `to`. Without a weight of its own, each word of the name adds one. */
export function personAt(page: Page, from: number, to: number, weight = 52 + (to - from)): Candidate {
  return certainAt(page, { from, to }, 'person', weight)
}

/** What is sure from the token `from` to the one before `to`. */
export function certainAt({ tokens }: Page, { from, to }: Range, kind: Kind, weight: number): Candidate {
  return { start: tokens.starts[from] ?? 0, end: tokens.ends[to - 1] ?? 0, kind, tier: 'certain', weight }
}

type Range = { from: number; to: number }

/** The token behind the name whose first token is `from`: further words on its line go on, up to `most` in all. */
export function endOfName(
  page: Page,
  from: number,
  most: number,
  goesOn: (page: Page, index: number) => boolean,
): number {
  let to = from + 1
  while (to - from < most && areTogether(page, to - 1, to) && goesOn(page, to)) to += 1
  return to
}
