import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { isTitle } from '../name-words.ts'
import { isWordName } from '../word-names.ts'
import { isCapitalStranger, isStranger } from './told-names.ts'

const mostWords = 2
const weight = 53

/** 'Rasheedat, Dipo, ati uncle Solo': between a name that is sure and the next comma or 'and', another name. */
export function namesInRows(page: Page, found: readonly Candidate[]): Candidate[] {
  const { tokens } = page
  return found.flatMap((one) => {
    if (one.kind !== 'person' || one.tier !== 'certain') return []
    const before = nameBefore(page, tokenFrom(tokens, one.start))
    if (before) return [before]
    const beforeAnd = nameBeforeAnd(page, tokenFrom(tokens, one.start))
    if (beforeAnd) return [beforeAnd]
    const comma = tokenFrom(tokens, one.end)
    const joined = joinedName(page, comma)
    if (joined) return [joined]
    if (tokens.words[comma] !== ',' || (tokens.breaks[comma + 1] ?? 1) > 0) return []
    const from = comma + 1
    if (!isCapitalStranger(page, from)) return []
    const to = endOfName(page, from, mostWords, isCapitalStranger)
    const after = tokens.words[to] ?? ''
    const goesOn = (after === ',' && isRowGoingOn(page, to + 1)) || joins.has(after)
    return goesOn ? [personAt(page, from, to, weight)] : []
  })
}

/** 'Mamudu, da Fatsuma': what 'and' joins to a sure name. */
function joinedName(page: Page, behind: number): Candidate | undefined {
  const { tokens } = page
  const join = tokens.words[behind] === ',' ? behind + 1 : behind
  const name = join + 1
  const isJoined = ands.has(tokens.words[join] ?? '') && areTogether(page, join, name)
  if (!isJoined || !isCapitalStranger(page, name)) return undefined
  return personAt(page, name, endOfName(page, name, mostWords, isCapitalStranger), weight)
}

/** 'Ledum and Nuka see am': what 'and' joins a sure name to. */
function nameBeforeAnd(page: Page, index: number): Candidate | undefined {
  const { words } = page.tokens
  const name = index - 2
  if (!ands.has(words[index - 1] ?? '') || !areTogether(page, name, index - 1)) return undefined
  const isName = isCapitalStranger(page, name) || (isCapital(page, name) && isWordName(words[name] ?? ''))
  const isAlone = !areTogether(page, name - 1, name) || !isCapital(page, name - 1)
  return isName && isAlone ? personAt(page, name, name + 1, weight) : undefined
}

const ands = new Set('and & / ati da na plus pelu or abi tabi'.split(' '))

/** Behind the comma 'and', or a further word that can be a name. */
function isRowGoingOn(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  return joins.has(word) || (isCapital(page, index) && (isStranger(page, index) || isTitle(word)))
}

/** 'Witnesses: Fortune, Abdulhakeem and a girl': one word between a colon and a comma, and a sure name behind the comma. */
function nameBefore(page: Page, index: number): Candidate | undefined {
  const { tokens } = page
  const name = index - 2
  const isRow =
    tokens.words[index - 1] === ',' && tokens.words[name - 1] === ':' && (tokens.breaks[name] ?? 1) === 0
  const word = tokens.words[name] ?? ''
  if (!isRow || !isCapital(page, name) || !(isStranger(page, name) || isWordName(word))) return undefined
  return personAt(page, name, name + 1, weight)
}

const joins = new Set('and ati da na plus with & pelu tare'.split(' '))
