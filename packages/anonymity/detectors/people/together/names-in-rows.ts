import type { Candidate } from '../../../finding.ts'
import { isFunctionWord } from '../../../names/languages.ts'
import { bits, lexicon } from '../../../names/lexicon.ts'
import type { Page } from '../../../page.ts'
import { tokenFrom } from '../../../tokens.ts'
import { areTogether, isCapital } from '../../capitals.ts'
import { endOfName, personAt } from '../../found-at.ts'
import { isTitle, neverNames } from '../../name-words.ts'
import { isWordName } from '../../word-names.ts'
import { isCapitalStranger, isStranger } from '../told-names.ts'

const mostWords = 2
const weight = 53

/** 'Rasheedat, Dipo, ati uncle Solo': between a name that is sure and the next comma or 'and', another name. */
export function namesInRows(page: Page, found: readonly Candidate[]): Candidate[] {
  const { tokens } = page
  return found.flatMap((one, place) => {
    if (one.kind !== 'person' || one.tier !== 'certain') return []
    const asked = [found[place - 1], found[place + 1]].filter((other) => isAskedBeside(page, one, other))
    if (asked.length > 0) return asked.map((other) => ({ ...other, tier: 'certain', weight: weightOfAsked }))
    const before = nameBefore(page, tokenFrom(tokens, one.start))
    if (before) return [before]
    const beforeAnd = nameBeforeAnd(page, tokenFrom(tokens, one.start))
    if (beforeAnd) return [beforeAnd]
    const comma = tokenFrom(tokens, one.end)
    const joined = joinedName(page, comma)
    if (joined) return [joined]
    if (tokens.words[comma] !== ',' || (tokens.breaks[comma + 1] ?? 1) > 0) return []
    const from = comma + 1
    const isLocal = isLocalCapital(page, from)
    if (!isLocal && !isCapitalStranger(page, from)) return []
    const to = isLocal ? from + 1 : endOfName(page, from, mostWords, isCapitalStranger)
    const after = tokens.words[to] ?? ''
    const goesOn = (after === ',' && isRowGoingOn(page, to + 1)) || joins.has(after)
    return goesOn ? [personAt(page, from, to, weight)] : []
  })
}

/** 'Rasheedat, Dipo, ati uncle Solo': a word of every day has a capital within a row of names because it is one there. */
function isLocalCapital(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  return (
    isCapital(page, index) &&
    word.length > 2 &&
    lexicon(word) === bits.localWord &&
    !neverNames.has(word) &&
    !isFunctionWord(word)
  )
}

/** 'timi and perebo', 'Obiora na Tochi, ndi anyi': what 'and' ties to a sure name, and would be asked about, is one. */
function isAskedBeside(page: Page, one: Candidate, other: Candidate | undefined): other is Candidate {
  if (other?.kind !== 'person' || other.tier !== 'possible') return false
  const { tokens } = page
  const [first, second] = other.start < one.start ? [other, one] : [one, other]
  const join = tokenFrom(tokens, first.end)
  return ands.has(tokens.words[join] ?? '') && tokens.starts[join + 1] === second.start
}

// Heavier than what the rest of a text may take back.
const weightOfAsked = 57

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
