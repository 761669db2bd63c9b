import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { isCapital } from '../capitals.ts'
import { certainAt } from '../found-at.ts'
import { spotNouns } from './address-words.ts'
import { type Clause, clauseAt, isGround } from './clause.ts'
import { allSides, dwellings, ownerWords, yards } from './clause-words.ts'
import { withoutN } from './further-parts.ts'
import { landmarkWords } from './landmark-at.ts'
import { isInOffice } from './offices.ts'
import { articles, endOfParts } from './parts.ts'
import { cueAt } from './whereabouts-cues.ts'

/**
 * 'We are at the abandoned ginnery behind the motor park', 'they carried her to the catechist's house, Okpara', 'I dey inside cocoa farm hut
 * for back of Ilara', "ana m ano n'ulo uka ochie di n'akuku iyi Oji": behind a word for being or for taking someone somewhere, a house or a
 * yard and what it is beside.
 */
export function detectWhereabouts(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < page.tokens.count; index += 1) {
    const { from, isStrict = false } = cueAt(page, index) ?? {}
    if (from === undefined || (page.tokens.breaks[from] ?? 1) > 0) continue
    const clause = clauseAt(page, from)
    if (!isWhere(page, clause, isStrict)) continue
    const isAny = anyOne.has(page.tokens.words[from] ?? '')
    const begin = isAny ? from + 1 : within.has(page.tokens.words[from - 1] ?? '') ? from - 1 : from
    found.push(certainAt(page, { from: begin, to: clause.to }, 'street', 88))
    index = clause.to - 1
  }
  return found
}

/** Words of which an address keeps the one before it: 'inside cocoa farm hut'. */
const within = new Set('in inside for with cikin'.split(' '))

/** Alone they tell nothing of the house. */
const anyOne = new Set(['a', 'an'])

/** A house, and behind it in the same clause or behind its comma the side where it is, or whose it is and the town. */
function isWhere(page: Page, { from, to, isWhole, grounds }: Clause, isStrict: boolean): boolean {
  const { words, ends } = page.tokens
  const row = words.slice(from, to)
  const side = row.findIndex((word) => allSides.has(word))
  if (row.length < 2 || isInOffice(row)) return false
  // 'under the yam barn of my in-law'.
  if (isWhole && side === 0 && grounds > 0 && row.some((word) => someonesOwn.has(word))) return true
  const isHouseHere = isStrict ? isDwelling : isGround
  const isKnown = row.slice(0, Math.max(0, side)).some(isHouseHere)
  // 'the abandoned ginnery behind the motor park': also a house that no list knows, if one knows what is beside it.
  const isTold =
    !isStrict &&
    side > 1 &&
    (articles.has(row[0] ?? '') || row[0] === 'ibi') &&
    row.slice(side + 1).some(isGround)
  if (isWhole && (isKnown || isTold) && row.length > side + 1) return true
  if (!row.some(isStrict ? isDwelling : isHouse)) return false
  if (words[to] !== ',' || side === 0) return false
  const end = ends[to - 1] ?? 0
  return (isWhole && endOfParts(page, end, Number.POSITIVE_INFINITY) > end) || isOwnedInTown(page, from, to)
}

/** "the catechist's house, Okpara Inland", 'Aunty Data compound, Buguma'. */
function isOwnedInTown(page: Page, from: number, to: number): boolean {
  const { words } = page.tokens
  if (!isCapital(page, to + 1) || !(dwellings.has(words[to - 1] ?? '') || yards.has(words[to - 1] ?? '')))
    return false
  for (let index = from; index < to; index += 1)
    if (words[index] === "'" || ownerWords.has(words[index] ?? '') || isCapital(page, index)) return true
  return false
}

const someonesOwn = new Set('my his her our their him'.split(' '))

function isDwelling(word: string): boolean {
  const noun = withoutN(word)
  return dwellings.has(noun) || yards.has(noun)
}

function isHouse(word: string): boolean {
  const noun = withoutN(word)
  return isDwelling(word) || spotNouns.has(noun) || landmarkWords.has(noun)
}
