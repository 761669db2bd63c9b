import type { Candidate } from '../../../finding.ts'
import type { Page } from '../../../page.ts'
import { smallBeginnings } from './small-beginnings.ts'

/** A text whose writer begins nine in ten sentences with a capital. */
const fewSmall = 0.1
const fewestSentences = 4
const sureFrom = 0.8

/**
 * Who begins sentences with capitals writes names with them too. There, what is in small letters alone is only asked about: of 98 in texts of
 * strangers of which the tagger was not sure, five were people (decision 413). Where the same word is a person with a capital, it stays.
 */
export function smallAmongCapitals(page: Page, chosen: readonly Candidate[]): readonly Candidate[] {
  const { plain, lower } = page.reading
  const isSmall = ({ start, end }: Candidate) => plain.slice(start, end) === lower.slice(start, end)
  const people = chosen.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
  if (page.sentences.length < fewestSentences || !people.some(isSmall)) return chosen
  if (smallBeginnings(page) >= fewSmall) return chosen
  const words = new Set(
    people
      .filter((one) => !isSmall(one))
      .flatMap(({ start, end }) => [lower.slice(start, end), ...lower.slice(start, end).split(/[ .,-]/)]),
  )
  return chosen.map((one) => {
    const isUnsure =
      one.kind === 'person' &&
      one.tier === 'certain' &&
      isSmall(one) &&
      (one.share === undefined || one.share < sureFrom)
    return isUnsure && !words.has(lower.slice(one.start, one.end)) ? { ...one, tier: 'possible' } : one
  })
}
