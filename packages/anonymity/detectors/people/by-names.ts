import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { isTitle } from '../name-words.ts'
import { isWordName } from '../word-names.ts'

/**
 * 'Mama Oke' is not Oke: a mother is called by her child. The word of kin before a single name belongs to the name, and so does
 * 'Madam' or 'Aunty', which is what the person is called. The same holds of a title before a word that is no name, and in small letters of every title.
 */
export function withKinship(page: Page, one: Candidate, free: number): Candidate {
  if (one.kind !== 'person' || one.tier !== 'certain') return one
  const { tokens } = page
  const from = tokenFrom(tokens, one.start)
  const before = tokens.words[from - 1] ?? ''
  const isSingle = (tokens.ends[from] ?? 0) === one.end
  const isAllPlain = areAllPlain(page, from, one.end)
  const isBoth = isCapital(page, from - 1) && isCapital(page, from)
  const isNeither = !isCapital(page, from - 1) && !isCapital(page, from)
  const isKin =
    (isBoth &&
      (kin.has(before) ||
        (isTitle(before) && isPlainWord(tokens.words[from] ?? '')) ||
        (bossTitles.has(before) && lexicon(tokens.words[from] ?? '') === 0))) ||
    (isNeither && smallTitles.has(before))
  const isWhole = (isSingle && isKin) || (isBoth && isAllPlain && isTitle(before))
  return isWhole && (tokens.starts[from - 1] ?? 0) >= free && areTogether(page, from - 1, from)
    ? { ...one, start: tokens.starts[from - 1] ?? one.start }
    : one
}

/** 'Alhaji Big Tanker', 'Hajiya Mai Turare', and the ruler 'Eze Oha': without the title no one is called so. */
function areAllPlain(page: Page, from: number, end: number): boolean {
  const { words, starts, count } = page.tokens
  const isMai = words[from] === 'mai'
  const isRuler = rulers.has(words[from - 1] ?? '')
  if (!isMai && !isRuler && !isEnglishWord(words[from] ?? '')) return false
  let to = from
  for (; to < count && (starts[to] ?? 0) < end; to += 1)
    if (!isCapital(page, to) || (!isMai && isName(words[to] ?? ''))) return false
  return isRuler ? to - from === 1 : to - from >= 2
}

function isEnglishWord(word: string): boolean {
  return isPlainWord(word) && (lexicon(word) & bits.knownWord) !== 0 && !isWordName(word)
}

function isName(word: string): boolean {
  return (lexicon(word) & (bits.nigerianName | bits.givenName)) !== 0
}

const rulers = new Set('eze igwe'.split(' '))

/** 'Alhaji Burger' sells food, and 'Mr Lebanon' comes from there. */
function isPlainWord(word: string): boolean {
  const known = lexicon(word)
  return (
    (known & (bits.knownWord | bits.localWord | bits.place)) !== 0 &&
    (known & (bits.nigerianName | bits.givenName)) === 0
  )
}

/** 'Alhaji Koboko', 'General Shortgun': behind these a word that no list knows is mostly what someone is called. */
const bossTitles = new Set(
  'alhaji alhaja hajiya general commander ogbuefi chief balogun galadima capo don boy alfa oloye iyaloja egbon'.split(
    ' ',
  ),
)

/** Who writes without capitals calls people so: 'mr chukwuka', 'alhaji ibro'. */
const smallTitles = new Set(
  'mama mummy iya papa daddy baba madam aunty auntie uncle lolo mr mrs miss alhaji alhaja hajiya hajia malam mallam mallama malama dakta oga chief pastor dr engr sista broda bro sis oloye alfa goggo inna kaka'.split(
    ' ',
  ),
)

const kin = new Set(
  'mama mummy iya papa daddy baba madam aunty auntie uncle lolo mummies maman lady oga aunt brother bro sister sista small big uwar uwa kaka inna gwaggo goggo kawu baffa ichie nne nna da dede anti bros mami'.split(
    ' ',
  ),
)
