import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { lookNouns, lookWords } from './address-words.ts'
import { type Clause, clauseAt, isEnd, isGround } from './clause.ts'
import { allSides, localHouses, looseEnds } from './clause-words.ts'
import { endOfUnit } from './units.ts'

const mostParts = 5

/** Where an address ends that goes on behind `end` with parts of its own. None of them reaches over `highest`. */
export function endOfParts(page: Page, end: number, highest: number): number {
  const { tokens } = page
  let reached = withNumber(page, withRest(page, end, highest))
  let seen = reached
  for (let part = 0; part < mostParts; part += 1) {
    const next = tokenFrom(tokens, seen)
    const isComma = tokens.words[next] === ','
    const from = isComma ? next + 1 : next
    if (from >= tokens.count || (tokens.breaks[next] ?? 1) > 0 || (tokens.breaks[from] ?? 1) > 0) break
    const clause = clauseAt(page, from)
    const last = tokens.ends[clause.to - 1] ?? 0
    if (clause.to <= from || last > highest) break
    if (isComma ? isPart(page, clause) : isTail(page, clause)) {
      reached = last
      seen = last
    } else if (isComma && isTown(page, clause)) seen = last
    else break
  }
  return reached
}

/** 'opposite the' and 'near' end no address: what follows belongs to them. */
function withRest(page: Page, end: number, highest: number): number {
  const { words, ends } = page.tokens
  const next = tokenFrom(page.tokens, end)
  const last = words[next - 1] ?? ''
  if (
    !(looseEnds.has(last) || allSides.has(last) || sizes.has(last)) ||
    isEnd(page, next, next) ||
    !areTogether(page, next - 1, next)
  )
    return end
  const { to, isWhole } = clauseAt(page, next)
  const reached = ends[to - 1] ?? end
  return isWhole && to > next && to - next <= mostOfRest && reached <= highest ? reached : end
}

const mostOfRest = 6

const sizes = new Set(['old', 'new', 'big', 'small'])

/** The number of 'behind Warehouse 6', of which the word was found. */
function withNumber(page: Page, end: number): number {
  const next = tokenFrom(page.tokens, end)
  const isFigure = /^\d{1,3}[a-z]?$/.test(page.tokens.words[next] ?? '') && areTogether(page, next - 1, next)
  const isNumbered = isFigure && isGround(page.tokens.words[next - 1] ?? '') && isEnd(page, next + 1, next)
  return isNumbered ? (page.tokens.ends[next] ?? end) : end
}

/** ', upstairs', ', the one with two palm trees', ', door 3', ', between the two silos', ', where the tarred road ends'. */
export function isPart(page: Page, clause: Clause): boolean {
  const { from, to, grounds, sides } = clause
  if (!clause.isWhole) return false
  const row = page.tokens.words.slice(from, to)
  const [first = '', second = '', third = ''] = row
  if (row.length === 1) return floors.has(first)
  if (endOfUnit(page, from) === page.tokens.ends[to - 1]) return true
  if (row.length === 2 && numbered.has(first) && isFigure(second)) return true
  if (first === 'up' && second === 'stairs') return true
  if (insides.has(first) && grounds > 0) return true
  if (row.length === 2 && lookWords.has(first) && lookNouns.has(second)) return true
  if (first === 'where') return grounds > 0 && row.length >= 3
  if (first === 'the' && second === 'one') return row.length > 3
  const isLed = leads.has(first) && (allSides.has(second) || (isGround(second) && sides > 0))
  const head = articles.has(first) || isLed ? second : first
  if (allSides.has(head)) return grounds > 0 || row.length >= 3 || isCapital(page, to - 1)
  if (counted.has(head) || /^\d{1,2}(?:st|nd|rd|th)$/.test(head)) return grounds > 0
  if (!isGround(head) && !(third !== '' && looks.has(second))) return false
  if (localHouses.has(head) && isCapital(page, from + row.indexOf(head) + 1)) return true
  return sides > 0 || (grounds > 1 && row.length <= mostOfLook) || row.some(isFigure) || isOwned(row)
}

const insides = new Set(['cikin', 'inside', "n'ime", 'ninu'])

const mostOfLook = 10

const floors = new Set('upstairs upstair downstairs downstair basement bq petesi bene'.split(' '))

export const articles: ReadonlySet<string> = new Set(
  'the a an one my his her their our im him dia di d dat'.split(' '),
)

const leads = new Set('on at in for by na ni a'.split(' '))

const counted = new Set('first second third fourth fifth last next ground number no'.split(' '))

const looks = new Set('wey nwere mai masu'.split(' '))

function isFigure(word: string): boolean {
  return /^(?:\d{1,4}[a-z]?|[a-z])$/.test(word)
}

/** 'gate wey get lion head', 'ile to ni asia meji', 'klas nke ano': a house and more words on it. */
function isOwned(row: readonly string[]): boolean {
  return row.length >= 3 && row.slice(1).some((word) => relatives.has(word))
}

const relatives = new Set('wey with mai masu nwere to ti nke that facing'.split(' '))

/** Without a comma only what is beside the address, what it has, or its number. */
function isTail({ tokens: { words } }: Page, { from, to, grounds, sides, isWhole }: Clause): boolean {
  const first = words[from] ?? ''
  if (!isWhole) return false
  if (allSides.has(first) || passed.has(first)) return grounds > 0
  // 'ile keta si mosalasi': the third house from the mosque.
  if (farFrom.has(first)) return grounds > 0 && to - from <= mostOfDistance
  if (first === 'who') return to - from >= 3 && to - from <= mostOfRest
  if (numbered.has(first)) return to - from === 2 && isFigure(words[from + 1] ?? '')
  return tails.has(first) && grounds > 0 && (sides > 0 || relatives.has(first))
}

const passed = new Set(['after', 'past'])

const farFrom = new Set(['si', 'daga', 'site'])

const mostOfDistance = 3

const numbered = new Set('number no flat room block house plot lamba nomba'.split(' '))

const tails = new Set("wey with mai masu nwere to ti nke that where of at for by na ni a n'".split(' '))

/** 'Sabon Tasha' between two parts: a finding of its own where nothing follows. */
function isTown(page: Page, { from, to, isWhole }: Clause): boolean {
  if (!isWhole || to - from > 3) return false
  for (let index = from; index < to; index += 1) if (!isCapital(page, index)) return false
  return true
}
