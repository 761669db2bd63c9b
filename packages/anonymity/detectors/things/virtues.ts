import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { makePhrases } from '../phrases.ts'
import { isDayOrVirtue } from '../word-names.ts'

/**
 * Takes back persons that are virtues or days where they are meant: 'in Unity and Joy', 'God give us Comfort', 'we have shown Patience',
 * 'Ẹ fi Aanu da mi lohun', 'Easter Monday'.
 */
export function withoutVirtues(page: Page, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one) => one.kind !== 'person' || !isMeant(page, one))
}

function isMeant(page: Page, { start, end }: Candidate): boolean {
  const { tokens } = page
  const from = tokenFrom(tokens, start)
  const to = tokenFrom(tokens, end)
  if (areAllDays(page, from, to)) return true
  const word = tokens.words[from] ?? ''
  const isLocal = localVirtues.has(word)
  if (!isLocal && !isVirtue(word)) return false
  if (to === from + 2) return isLocal && behindLocal.has(tokens.words[from + 1] ?? '')
  if (to !== from + 1 || isBeforeName(page, to)) return false
  if (tokens.words[to] === "'s" || tokens.words[to] === "'") return false
  // Alone it is a title at most.
  if (word === 'justice') return true
  return isInRow(page, from) || isGoverned(page, from) || isSubject(page, from, isLocal)
}

/** 'Easter Monday', 'Ọjọ Tuesday': nothing but words for days. */
function areAllDays({ tokens: { words } }: Page, from: number, to: number): boolean {
  if (to !== from + 2) return false
  return dayHeads.has(words[from] ?? '') && days.has(words[from + 1] ?? '')
}

const dayHeads = new Set('easter good boxing ash palm ojo ranar ubochi christmas whit'.split(' '))
const days = new Set('monday tuesday wednesday thursday friday saturday sunday day'.split(' '))

function isVirtue(word: string): boolean {
  return isDayOrVirtue(word) === 'virtue' || others.has(word)
}

/** Names in the lists that are no virtues of `word-names.ts`. */
const others = new Set('love honour honor diligence courtesy providence unity truth dignity'.split(' '))

/** Words for good things that hardly anyone is called by, in five languages. */
const abstracts = new Set(
  'unity truth honour honor courtesy diligence fairness dignity integrity discipline responsibility accountability transparency equity loyalty humility respect forgiveness prosperity stability harmony equality democracy freedom justice light order love ihunanya ifunanya eziokwu aminci gaskiya adalci lafiya ododo otito ife alaafia suuru'.split(
    ' ',
  ),
)

const joins = new Set(', and & na ati da'.split(' '))
const prepositions = new Set('for with in of'.split(' '))
const mostItems = 3

/** 'Diligence, Courtesy and Prudence': joined to a word that is no name. */
function isInRow(page: Page, index: number): boolean {
  return [-1, 1].some((step) => {
    let at = index
    for (let item = 0; item < mostItems; item += 1) {
      let next = at + step
      if (prepositions.has(page.tokens.words[next] ?? '')) next += step
      if (!joins.has(page.tokens.words[next] ?? '')) return false
      next += step
      if (joins.has(page.tokens.words[next] ?? '')) next += step
      if (prepositions.has(page.tokens.words[next] ?? '')) next += step
      const word = page.tokens.words[next] ?? ''
      if (abstracts.has(word)) return true
      if (!isVirtue(word) && !localVirtues.has(word)) return false
      at = next
    }
    return false
  })
}

/** Behind words that only a good thing follows. */
function isGoverned({ tokens }: Page, index: number): boolean {
  const first = tokens.words[index - 1] === 'the' ? index - 1 : index
  return [1, 2, 3].some((length) => governors.longestAt(tokens, first - length) === length)
}

const governors = makePhrases(
  [
    'give us|grant us|gives us|give una|give you|go give una|bless us with|spirit of|sense of|sake of|deed of|in good|pray for|praying for|have shown|has shown|had shown|show|shown|full of|appeal for|appealed for|beg for|asked for|asking for|hope and|we have|i have|with every|with all|without|sharing|so so|for want of|act of|acts of|path of|counts on the|in the name of|i want|we want|we need|get|gives|open with|opened with|closed with|close with|believe in|by the',
    'ba mu|ba ku|ba ka|maka|nye gi|nye unu|nye anyi|unu jiri|ka|ji|jiri|e fi|fi|pelu|ki|ninu',
  ].flatMap((list) => list.split('|')),
)

/** 'Joy don full my heart', 'Glory be to God', 'Ndidi ka m ji eche'. */
function isSubject({ tokens: { words } }: Page, index: number, isLocal: boolean): boolean {
  const next = words[index + 1] ?? ''
  const third = words[index + 2] ?? ''
  if (isLocal) return behindLocal.has(next)
  return behindVirtues.get(next)?.has(third) === true
}

const behindLocal = new Set('diri diri di ka bu oluwa ga-eso ga-adiri'.split(' '))

const behindVirtues: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['be', new Set(['to'])],
  ['to', new Set(['god', 'una', 'you', 'all'])],
  ['of', new Set(['god', 'all'])],
  ['don', new Set(['full', 'finish', 'end', 'tire'])],
  ['dey', new Set(['but'])],
  ['better', new Set(['pass'])],
  ['is', new Set(['profitable', 'not', 'key', 'power', 'better'])],
  ['na', new Set(['power', 'key'])],
  ['has', new Set(['finished'])],
  ['period', new Set(['for', 'of', 'ends', '.', ','])],
])

/** Virtues of Igbo, Hausa and Yoruba that are names too, folded. */
const localVirtues = new Set(
  'ebere ndidi ngozi udo ihunanya ifunanya olileanya amamihe salama rahama albarka hakuri aanu ireti ife ayo alaafia suuru ododo otito ibukun'.split(
    ' ',
  ),
)

/** A family name goes on: 'Mercy Okon'. */
function isBeforeName(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const isWord = (lexicon(word) & (bits.frequentWord | bits.localWord)) !== 0
  return areTogether(page, index - 1, index) && isCapital(page, index) && !joins.has(word) && !isWord
}
