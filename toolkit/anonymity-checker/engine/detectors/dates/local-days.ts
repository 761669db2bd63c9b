import type { Candidate } from '../../finding.ts'
import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'

/** Days of the week in Hausa, Igbo and Yoruba. Where a day is also a name, only behind the word for 'day'. */
export function detectLocalDays({ reading: { lower }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    if (!firstWords.has(tokens.words[index] ?? '')) continue
    const start = tokens.starts[index] ?? 0
    const end = matchAt(days, lower, start)
    if (end !== undefined) found.push({ start, end, kind: 'date', tier: 'certain', weight: 58 })
  }
  return found
}

const firstWords = new Set(
  'ranar litinin alhamis ojo ubochi monde tuzde tuzdee wenezde wenesde tozde toozde fraide satode sonde'.split(
    ' ',
  ),
)

const days =
  /(?:ranar (?:litinin|talata|laraba|alhamis|jum(?:m)?a'?a|asabar|lahadi)|litinin|alhamis|ojo (?:aje|isegun|ojoru|ojobo|eti|abameta|aiku)|(?:ubochi )?(?:monde|tuzdee?|wene[sz]de|too?zde|fraide|satode|sonde))(?![a-z'])/y
