import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether } from '../capitals.ts'
import { lookNouns, roadWords, sentenceWords, spotNouns } from './address-words.ts'

/** 'front of Mama Put joint', 'near NEPA office': a small noun behind the capitals belongs to them. */
export function withNoun(page: Page, named: number | undefined): number | undefined {
  if (named === undefined) return undefined
  const { tokens } = page
  const next = tokenFrom(tokens, named)
  // 'Gate 2', 'Mama Ibim bole joint', 'the Emir's stable'.
  if (/^\d{1,3}$/.test(tokens.words[next] ?? '') && areTogether(page, next - 1, next))
    return tokens.ends[next]
  const own = tokens.words[next] === "'" && tokens.words[next + 1] === 's' ? next + 2 : next
  for (
    let index = own;
    index < own + 3 && (index === own || areTogether(page, index - 1, index));
    index += 1
  ) {
    const word = tokens.words[index] ?? ''
    if (tokens.kinds[index] !== 'word' || sentenceWords.has(word)) break
    if (lookNouns.has(word) || roadWords.has(word) || spotNouns.has(word) || bodies.has(word))
      return tokens.ends[index]
  }
  return named
}

const bodies = new Set(
  'stable office school church mosque hospital clinic station park hotel bank filling primary secondary college hall bakery ferry factory chemist pharmacy'.split(
    ' ',
  ),
)
