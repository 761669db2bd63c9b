import type { Page } from '../../page.ts'
import { isCapital } from '../capitals.ts'
import { isGround } from './clause.ts'
import { allSides } from './clause-words.ts'

/** The token behind the cue, and whether only a house will do there: what was carried to the market is a deed, and not a home. */
type Cue = { from: number | undefined; isStrict: boolean }

/** Behind 'we are now at', 'ina', "nozi", 'mo wa ni' or 'carried her to'; nothing where no one is said to be somewhere. */
export function cueAt(page: Page, index: number): Cue | undefined {
  const { words } = page.tokens
  const word = words[index] ?? ''
  if (taking.has(word)) return { from: behindTaken(page, index + 1), isStrict: true }
  const subject = words[index - 1] ?? ''
  const isThing = stored.has(word) || (subject === 'it' && word === 'is' && words[index + 1] === 'now')
  const isBeing = alone.has(word) || isThing || (being.has(word) && subjects.has(subject))
  return isBeing
    ? { from: behindLinks(page, index + 1), isStrict: isThing || someOthers.has(subject) }
    : undefined
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
  return hasIn ||
    isGround(next) ||
    allSides.has(next) ||
    (words[first - 1] === 'dey' && isCapital(page, from))
    ? from
    : undefined
}

/** What another rule hides by, and 'suna sayar da mai': someone does it. */
const isVerb = new Set('kwana kwance zaune sleep hide stay live da sayar sayen'.split(' '))

const mostTaken = 4

/** 'carried eloho to', 'moved them all into': whom, in up to three words, and where to. */
function behindTaken({ tokens: { words, breaks, kinds } }: Page, first: number): number | undefined {
  for (let index = first; index < first + mostTaken && (breaks[index] ?? 1) === 0; index += 1) {
    const word = words[index] ?? ''
    // Igbo writes 'in' at the word.
    if (word.startsWith("n'")) return index
    if (towards.has(word) && !isVerb.has(words[index + 1] ?? '')) return index + 1
    if (kinds[index] !== 'word') return undefined
  }
  return undefined
}

const subjects = new Set(
  ['i we he she they you who now', 'im dem una twins pikin pikins', 'mo won a o e'].flatMap((list) =>
    list.split(' '),
  ),
)

/** Of whom a report tells what they do. */
const someOthers = new Set('they you who dem una'.split(' '))

const stored = new Set('buried hidden stored'.split(' '))

const being = new Set(['am are is dey', 'wa lo'].flatMap((list) => list.split(' ')))

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
  'ran fled escaped carried took taken moved brought sent hid kept transferred carry gudu koma kai gbe buga bugara bufere kpoora dobere debere'.split(
    ' ',
  ),
)

const towards = new Set('to into at inside in go for zuwa si'.split(' '))
