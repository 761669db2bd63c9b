import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { personAt } from '../found-at.ts'
import { nameBits, neverNames } from '../name-words.ts'
import { isWordName } from '../word-names.ts'
import { jobs } from './names-behind-jobs.ts'
import { isCapitalStranger } from './told-names.ts'

// The trade alone is a position, which weighs less.
const weightOfTrade = 68

/** 'Danlami PA', 'Jide Guard', 'Halima QS', and 'her initials are S. A. K.': a name with the trade as a family name, and a name as its first letters. */
export function detectByTrades(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    if (tokens.words[index] === 'initials') {
      const from = behindInitials(page, index)
      const to = endOfInitials(page, from)
      if (to > from) found.push(personAt(page, from, to))
    } else if (isTraded(page, index)) {
      found.push(personAt(page, index, index + 2, weightOfTrade))
      index += 1
    } else if (isTheTrade(page, index)) {
      found.push(personAt(page, index, index + 3, weightOfDay))
      index += 2
    }
  }
  return found
}

// A day alone is a date, which weighs less.
const weightOfDay = 90

/** 'with Monday the shoemaker', 'WE SAW FRIDAY THE TAILOR': what a text asks or tells a day is a person. */
function isTheTrade(page: Page, index: number): boolean {
  const { words } = page.tokens
  const isTrade =
    words[index + 1] === 'the' &&
    (jobs.has(words[index + 2] ?? '') || words[index + 2]?.endsWith('maker') === true)
  return (
    isWordName(words[index] ?? '') &&
    isTrade &&
    toPersons.has(words[index - 1] ?? '') &&
    areTogether(page, index - 1, index) &&
    areTogether(page, index + 1, index + 2)
  )
}

const toPersons = new Set('with met saw told tell asked ask gave give paid call called'.split(' '))

function isTraded(page: Page, index: number): boolean {
  const { words } = page.tokens
  const known = lexicon(words[index] ?? '')
  const isName = known === 0 || ((known & nameBits) !== 0 && (known & (bits.place | bits.knownWord)) === 0)
  const ends = !areTogether(page, index + 1, index + 2) || !isCapital(page, index + 2)
  return (
    isName &&
    ends &&
    isCapitalStranger(page, index) &&
    areTogether(page, index, index + 1) &&
    isCapital(page, index + 1) &&
    trades.has(words[index + 1] ?? '') &&
    !neverNames.has(words[index] ?? '')
  )
}

export const trades: ReadonlySet<string> = new Set(
  'pa hr qs guard lawyer driver loader tailor conductor welder mechanic carpenter plumber painter barber security gateman cleaner cook cashier clerk nurse teacher butcher electrician photographer'.split(
    ' ',
  ),
)

function behindInitials({ tokens: { words } }: Page, index: number): number {
  let from = index + 1
  while (from < index + 3 && links.has(words[from] ?? '')) from += 1
  return from
}

const links = new Set('are is was na : '.split(' '))

/** Up to four letters with a capital, with a dot behind each or none. */
function endOfInitials(page: Page, from: number): number {
  const { words } = page.tokens
  let to = from
  while (to < from + 8 && (words[to] === '.' || ((words[to] ?? '').length === 1 && isCapital(page, to))))
    to += 1
  return words[from] === '.' ? from : to
}
