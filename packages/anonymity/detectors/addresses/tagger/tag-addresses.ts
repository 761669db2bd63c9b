import type { Candidate } from '../../../finding.ts'
import type { Page } from '../../../page.ts'
import { featureCount, writeFeatures } from './features.ts'
import { likeliestLabels } from './lattice.ts'
import { readAddressWeights } from './weights.ts'
import { roles, rolesOf } from './word-classes.ts'

/** Addresses as a trained tagger reads them: where a rule knows only a part of a row, it knows the rest by what is around it. */
export function tagAddresses(page: Page): Candidate[] {
  const { tokens, sentences, spoken } = page
  const weights = readAddressWeights()
  const found: Candidate[] = []
  for (const range of sentences) {
    const count = range.to - range.from
    if (!hasAnchor(page, range)) continue
    writeFeatures(page, range, spoken[range.from] ?? 0, features)
    const labels = likeliestLabels(weights, features, count, lean)
    for (let token = 0; token < count; token += 1) {
      if (labels[token] !== 1) continue
      let end = token + 1
      while (end < count && labels[end] === 2 && !isBehindStop(page, range.from + end)) end += 1
      const span = withoutSigns(page, range.from + token, range.from + end)
      if (hasAnchor(page, span) && !isTime(page, span))
        found.push({
          start: tokens.starts[span.from] ?? 0,
          end: tokens.ends[span.to - 1] ?? 0,
          kind: 'street',
          tier: 'certain',
          weight: 87,
        })
      token = end - 1
    }
  }
  return found
}

/** Over 0: less than even is enough. Having learned more it is surer; so it hides as much around an address as before (decision 413). */
const lean = 0.1

/** 'on aba road. ok': who writes without capitals ends a sentence so. 'st.' and 'opp.' are shorter. */
function isBehindStop({ tokens: { words, kinds, breaks } }: Page, index: number): boolean {
  const isEnd = words[index - 1] === '.' && (words[index - 2] ?? '').length > 3
  return isEnd && kinds[index] === 'word' && (breaks[index] ?? 0) === 0
}

// One sentence at a time is in it.
const features = new Int32Array(90 * featureCount)

/** The dot of the sentence is no part of an address. */
function withoutSigns({ tokens }: Page, first: number, last: number): { from: number; to: number } {
  let from = first
  let to = last
  while (from < to && tokens.kinds[from] === 'sign') from += 1
  while (to > from && tokens.kinds[to - 1] === 'sign') to -= 1
  return { from, to }
}

/** A word for a house, a road, a side or what is there: '24/7' and 'Ramadan, before anyone knew' have none. */
function hasAnchor({ tokens }: Page, { from, to }: { from: number; to: number }): boolean {
  for (let index = from; index < to; index += 1) if ((rolesOf(tokens, index) & anchors) !== 0) return true
  return false
}

/** 'after the market opened', 'before the bank closed': what happened there tells when, not where. */
function isTime({ tokens: { words } }: Page, { from, to }: { from: number; to: number }): boolean {
  return timeWords.has(words[from] ?? '') && (words[to - 1] ?? '').endsWith('ed')
}

const timeWords = new Set(['after', 'before'])

const anchors = roles.house | roles.road | roles.side | roles.spot | roles.landmark | roles.look
