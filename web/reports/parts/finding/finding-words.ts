import { createContext, useContext } from 'react'
import type { Words } from '#words/words.ts'

/** The parts of the catalogue that a page with a list of reports brings. */
export const findingParts = [
  ...(['finding', 'convictionCard', 'labels', 'methods', 'sectorNames', 'kindTitles'] as const),
] as const
export type FindingWords = Pick<Words, (typeof findingParts)[number]>

export const FindingWordsOfPage = createContext<FindingWords | null>(null)

export function useFindingWords(): FindingWords {
  const words = useContext(FindingWordsOfPage)
  if (!words) throw new Error('a page shows a list of reports without its words')
  return words
}
