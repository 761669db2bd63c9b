import { useMatches } from 'react-router'
import type { Words } from '#words/words.ts'

export type Names<Part extends keyof Words> = Pick<Words, Part>

/**
 * Parts of the catalogue that a component shows on many pages, from the data of the page that shows it. A test sees that each page's
 * loader asks for them.
 */
export function useNames<Part extends keyof Words>(...parts: Part[]): Names<Part> {
  const given = useMatches().map(({ loaderData }) => wordsIn(loaderData))
  return Object.fromEntries(parts.map((part) => [part, find(given, part)])) as Names<Part>
}

function find(given: readonly Partial<Words>[], part: keyof Words): unknown {
  const words = given.findLast((each) => Object.hasOwn(each, part))
  if (!words) throw new Error(`a page shows the names ${part} and did not bring them`)
  return words[part]
}

// What a loader calls `words` comes from `visit.words`.
function wordsIn(loaderData: unknown): Partial<Words> {
  const has = typeof loaderData === 'object' && loaderData !== null && 'words' in loaderData
  return has ? (loaderData.words as Partial<Words>) : {}
}
