import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { isTitle } from '../name-words.ts'

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
  const isBoth = isCapital(page, from - 1) && isCapital(page, from)
  const isNeither = !isCapital(page, from - 1) && !isCapital(page, from)
  const isKin =
    (isBoth && (kin.has(before) || (isTitle(before) && isPlainWord(tokens.words[from] ?? '')))) ||
    (isNeither && smallTitles.has(before))
  return isSingle && isKin && (tokens.starts[from - 1] ?? 0) >= free && areTogether(page, from - 1, from)
    ? { ...one, start: tokens.starts[from - 1] ?? one.start }
    : one
}

/** 'Alhaji Burger' sells food, and 'Mr Lebanon' comes from there. */
function isPlainWord(word: string): boolean {
  const known = lexicon(word)
  return (
    (known & (bits.knownWord | bits.localWord | bits.place)) !== 0 &&
    (known & (bits.nigerianName | bits.givenName)) === 0
  )
}

/** Who writes without capitals calls people so: 'mr chukwuka', 'alhaji ibro'. */
const smallTitles = new Set(
  'mama mummy iya papa daddy baba madam aunty auntie uncle lolo mr mrs miss alhaji alhaja hajiya hajia malam mallam mallama malama dakta oga chief pastor dr engr sista broda bro sis'.split(
    ' ',
  ),
)

const kin = new Set(
  'mama mummy iya papa daddy baba madam aunty auntie uncle lolo mummies maman lady oga aunt brother bro sister sista small big uwar uwa kaka inna gwaggo goggo kawu baffa ichie nne nna da dede anti bros mami'.split(
    ' ',
  ),
)
