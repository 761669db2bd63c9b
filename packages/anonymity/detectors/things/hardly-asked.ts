import type { Candidate } from '../../finding.ts'
import { languages } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { isAllCapitals, isCapital } from '../capitals.ts'
import { nameBits } from '../name-words.ts'

/** 'at the Registry', and 'IKEDE FUN GBOGBO ARA ILU': behind 'the', and among capitals in Hausa, Igbo and Yoruba, an unsure word is none. */
export function isHardlyAsked(page: Page, { kind, tier, start, end }: Candidate): boolean {
  if (kind !== 'person' || tier === 'certain') return false
  const from = tokenFrom(page.tokens, start)
  if ((page.tokens.ends[from] ?? 0) !== end) return false
  const word = page.tokens.words[from] ?? ''
  const known = lexicon(word)
  if (isCapital(page, from) && page.tokens.words[from - 1] === 'the') return (known & bits.nigerianName) === 0
  const isLocal = (page.spoken[from] ?? 0) > languages.indexOf('pcm') + 1
  const isAmong = [from - 1, from, from + 1].every(
    (at) => isAllCapitals(page, at) || page.tokens.kinds[at] !== 'word',
  )
  return isLocal && isAmong && isAllCapitals(page, from) && ((known & nameBits) === 0 || word.length < 5)
}
