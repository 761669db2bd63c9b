import type { Page } from '../../../page.ts'
import { isCapital } from '../../capitals.ts'

/** Of the sentences of a text: the share, from 0 to 1, that begin with a small letter. */
export function smallBeginnings(page: Page): number {
  const { kinds } = page.tokens
  const small = page.sentences.filter(({ from, to }) => {
    let first = from
    while (first < to - 1 && kinds[first] !== 'word') first += 1
    return kinds[first] === 'word' && !isCapital(page, first)
  })
  return small.length / Math.max(1, page.sentences.length)
}
