import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { isAllCapitals, isCapital } from '../capitals.ts'
import { certainAt } from '../found-at.ts'
import { clauseAt, isGround } from './clause.ts'

const mostWords = 8

/** 'behind Okirika jetty', 'near the Bakori cold room': a side, a name and what is on the ground, also where no list knows the name. */
export function detectNamedSides(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    if (!sides.has(tokens.words[index] ?? '') || isAllCapitals(page, index)) continue
    const clause = clauseAt(page, index)
    const isShort = clause.to - index <= mostWords
    if (!clause.isWhole || !isShort || clause.grounds === 0 || !isNamedGround(page, index + 1, clause.to))
      continue
    found.push(certainAt(page, clause, 'street', 60))
    index = clause.to - 1
  }
  return found
}

const sides = new Set('behind beside near opposite facing adjacent'.split(' '))

/** A capital, and right behind the capitals the noun. */
function isNamedGround(page: Page, from: number, to: number): boolean {
  for (let index = from; index + 1 < to; index += 1) {
    const isName = isCapital(page, index) && !isAllCapitals(page, index)
    if (isName && isGround(page.tokens.words[index + 1] ?? '')) return true
  }
  return false
}
