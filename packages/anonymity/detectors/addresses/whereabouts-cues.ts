import type { Page } from '../../page.ts'
import { isCapital } from '../capitals.ts'
import { isGround } from './clause.ts'

/** The token behind 'we are now at', 'ina', "nozi", 'mo wa ni' or 'carried her to'; nothing where no one is said to be somewhere. */
export function behindCue(page: Page, index: number): number | undefined {
  const { words } = page.tokens
  const word = words[index] ?? ''
  if (taking.has(word)) return behindTaken(page, index + 1)
  const isBeing = alone.has(word) || (being.has(word) && subjects.has(words[index - 1] ?? ''))
  return isBeing ? behindLinks(page, index + 1) : undefined
}

const mostLinks = 4

/** Behind the last small word, if one says 'in' or a house follows at once: 'tana gidan kawunta', "no n'ulo ya", 'dey Aunty Data compound'. */
function behindLinks(page: Page, first: number): number | undefined {
  const { words, breaks } = page.tokens
  let from = first
  let hasIn = false
  for (let index = first; index < first + mostLinks && (breaks[index] ?? 1) === 0; index += 1) {
    const word = words[index] ?? ''
    if (ins.has(word)) hasIn = true
    else if (!adverbs.has(word)) break
    from = index + 1
  }
  const next = words[from] ?? ''
  if (isVerb.has(next)) return undefined
  return hasIn || isGround(next) || (words[first - 1] === 'dey' && isCapital(page, from)) ? from : undefined
}

/** What another rule hides by, and 'suna sayar da mai': someone does it. */
const isVerb = new Set('kwana kwance zaune sleep hide stay live da sayar sayen'.split(' '))

const mostTaken = 4

/** 'carried eloho to', 'moved them all into': whom, in up to three words, and where to. */
function behindTaken({ tokens: { words, breaks, kinds } }: Page, first: number): number | undefined {
  for (let index = first; index < first + mostTaken && (breaks[index] ?? 1) === 0; index += 1) {
    if (towards.has(words[index] ?? '')) return index + 1
    if (kinds[index] !== 'word') return undefined
  }
  return undefined
}

const subjects = new Set(
  ['i we he she they you who now', 'im dem una twins pikin pikins', 'mo won a o e'].flatMap((list) =>
    list.split(' '),
  ),
)

const being = new Set(['am are is was were dey', 'wa lo'].flatMap((list) => list.split(' ')))

/** They say who is somewhere without another word. */
const alone = new Set(
  [
    "i'm we're they're held staying hiding sheltering",
    'ina tana yana suna muna gansu ganta ganshi',
    'no nozi noro ano gbagara gbaga zoro',
  ].flatMap((list) => list.split(' ')),
)

const ins = new Set('at in inside for to with na ni a si cikin'.split(' '))

const adverbs = new Set(
  'now still currently hidden hiding safe there yanzu boye nan ugbu a bayi m ha ya anyi'.split(' '),
)

const taking = new Set(
  'carried took taken moved brought sent hid kept transferred carry gudu koma kai gbe'.split(' '),
)

const towards = new Set('to into at inside in go for zuwa si'.split(' '))
