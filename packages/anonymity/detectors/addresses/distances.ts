import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { certainAt } from '../found-at.ts'

/** 'Ngbo, kilomita anọ site n'ahịa', 'Igun, kilomita meje si Ilesa': a village and how far it is from a place that is known. */
export function detectDistances(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { words } = page.tokens
  for (let index = 2; index < page.tokens.count; index += 1) {
    if (!kilometres.has(words[index] ?? '')) continue
    const isBehindPlace = words[index - 1] === ',' && isCapital(page, index - 2)
    const toward = index + 2
    const place = toward + 1
    if (!isBehindPlace || !towards.has(words[toward] ?? '') || !areTogether(page, toward, place)) continue
    const to =
      isCapital(page, place) && isCapital(page, place + 1) && areTogether(page, place, place + 1)
        ? place + 2
        : place + 1
    found.push(certainAt(page, { from: index - 2, to }, 'street', 80))
    index = to - 1
  }
  return found
}

const kilometres = new Set('kilomita kilometre kilometres kilometer kilometers km'.split(' '))

const towards = new Set('daga site si to from'.split(' '))
