import type { Candidate } from '../../finding.ts'
import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'

/** Days of the week and of the month in Hausa, Igbo and Yoruba. Where a day is also a name, only behind the word for 'day'. */
export function detectLocalDays({ reading: { lower }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    const date = monthDateAt(lower, start, tokens.words[index] ?? '')
    if (date !== undefined) found.push({ start, end: date, kind: 'date', tier: 'certain', weight: 86 })
    if (!firstWords.has(tokens.words[index] ?? '')) continue
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

/** '7 ga Yuni, 2021', 'Novemba 9', 'ojo kefa osu keji 2019': a day with a month. */
function monthDateAt(lower: string, start: number, word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return matchAt(dayFirst, lower, start)
  if (monthWords.has(word)) return matchAt(monthFirst, lower, start)
  return dayWords.has(word) ? matchAt(yorubaDay, lower, start) : undefined
}

const months = [
  'janairu|fabrairu|faburairu|maris|afrilu|mayu|yuni|yuli|agusta|satumba|oktoba|nuwamba|disamba',
  'jenuwari|jenuari|februwari|febuwari|machi|eprel|epreel|mee|juun|jun|julai|ogost|ogosti|septemba|novemba|disemba',
  'januari|feburari|febuari|maaki|epiri|epirili|okudu|juni|juli|ogosu|sepitemba|okitoba|nofemba|disemba',
].join('|')

const monthWords = new Set(months.split('|'))

const yearBehind = "(?:,? ?(?:n'afo |ta |shekarar |odun )?(?:19|20)\\d\\d)?"

const dayFirst = new RegExp(
  `(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)? ?(?:ga (?:watan )?|ga wata |n'onwa |nke onwa |osu |of )?(?:${months})${yearBehind}(?![\\w'-])`,
  'y',
)

const monthFirst = new RegExp(
  `(?:${months}) (?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?(?!\\d)${yearBehind}(?![\\w-])`,
  'y',
)

const ordinals =
  'kinni|kini|kiini|keji|keta|kerin|karun|karun-un|kefa|keje|kejo|kesan|kesan-an|kewa|kewaa|kokanla|kejila|ketala|kerinla|karundinlogun|kerindinlogun|ketadinlogun|kejidinlogun|kokandinlogun|ogun|kokanlelogun|ogbon'

const dayWords = new Set(['ojo', 'osu'])

const yorubaDay = new RegExp(
  `(?:ojo (?:${ordinals}|\\d{1,2}),? )?osu (?:${ordinals}|${months})${yearBehind}(?![\\w'-])`,
  'y',
)
