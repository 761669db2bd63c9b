import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'

/** 'Mama Oke' is not Oke: a mother is called by her child. The word of kin before a single name belongs to the name. */
export function withKinship(page: Page, one: Candidate, free: number): Candidate {
  if (one.kind !== 'person' || one.tier !== 'certain') return one
  const { tokens } = page
  const from = tokenFrom(tokens, one.start)
  const isSingle = (tokens.ends[from] ?? 0) === one.end
  const isKin = kin.has(tokens.words[from - 1] ?? '') && isCapital(page, from - 1) && isCapital(page, from)
  return isSingle && isKin && (tokens.starts[from - 1] ?? 0) >= free && areTogether(page, from - 1, from)
    ? { ...one, start: tokens.starts[from - 1] ?? one.start }
    : one
}

const kin = new Set('mama mummy mummies iya papa daddy baba maman'.split(' '))
