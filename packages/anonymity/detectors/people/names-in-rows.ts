import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { isTitle } from '../name-words.ts'
import { isWordName } from '../word-names.ts'
import { isStranger } from './told-names.ts'

const mostWords = 2

/** 'Rasheedat, Dipo, ati uncle Solo': between a name that is sure and the next comma or 'and', another name. */
export function namesInRows(page: Page, found: readonly Candidate[]): Candidate[] {
  const { tokens } = page
  return found.flatMap((one) => {
    if (one.kind !== 'person' || one.tier !== 'certain') return []
    const before = nameBefore(page, tokenFrom(tokens, one.start))
    if (before) return [before]
    const comma = tokenFrom(tokens, one.end)
    const joined = joinedName(page, comma)
    if (joined) return [joined]
    if (tokens.words[comma] !== ',' || (tokens.breaks[comma + 1] ?? 1) > 0) return []
    const from = comma + 1
    let to = from
    while (
      to - from < mostWords &&
      isCapital(page, to) &&
      isStranger(page, to) &&
      (to === from || areTogether(page, to - 1, to))
    )
      to += 1
    const after = tokens.words[to] ?? ''
    const goesOn = (after === ',' && isRowGoingOn(page, to + 1)) || joins.has(after)
    if (to === from || !goesOn) return []
    const start = tokens.starts[from] ?? 0
    return [
      { start, end: tokens.ends[to - 1] ?? 0, kind: 'person' as const, tier: 'certain' as const, weight: 53 },
    ]
  })
}

/** 'Mamudu, da Fatsuma': what 'and' joins to a sure name. */
function joinedName(page: Page, behind: number): Candidate | undefined {
  const { tokens } = page
  const join = tokens.words[behind] === ',' ? behind + 1 : behind
  const name = join + 1
  const isJoined = ands.has(tokens.words[join] ?? '') && areTogether(page, join, name)
  if (!isJoined || !isCapital(page, name) || !isStranger(page, name)) return undefined
  const to =
    isCapital(page, name + 1) && isStranger(page, name + 1) && areTogether(page, name, name + 1)
      ? name + 2
      : name + 1
  const start = tokens.starts[name] ?? 0
  return { start, end: tokens.ends[to - 1] ?? start, kind: 'person', tier: 'certain', weight: 53 }
}

const ands = new Set('and & ati da na plus pelu'.split(' '))

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
  return {
    start: tokens.starts[name] ?? 0,
    end: tokens.ends[name] ?? 0,
    kind: 'person',
    tier: 'certain',
    weight: 53,
  }
}

const joins = new Set('and ati da na plus with & pelu tare'.split(' '))
