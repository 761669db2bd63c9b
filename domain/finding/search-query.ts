import { foldText } from '#domain/text/fold.ts'

/** A text that has to be there, folded. A bare word of letters is also found in the other spellings of the name that it may be. */
export type SearchTerm = { text: string; isBareWord: boolean }

/** What is looked for: every needed term has to be in one of the searched fields, and no excluded text in any. */
export type SearchQuery = { needed: readonly SearchTerm[]; excluded: readonly string[] }

export const nothingAsked: SearchQuery = { needed: [], excluded: [] }

const mostSearchTerms = 12
/** In UTF-16 units. What is typed beyond it is not looked for, and the page says so. */
export const longestSearch = 200

/**
 * Words in any order, "quoted phrases", and -words or -"phrases" that must not be there. Where nothing would be left to
 * look for, the signs mean themselves.
 */
export function readSearch(typed: string): SearchQuery {
  const folded = foldText(typed)
  const terms = [...folded.matchAll(/(-(?=["\p{L}\p{N}]))?(?:"([^"]*)"?|(\S+))/gu)].map(
    ([, minus, phrase, word]) => ({
      isExcluded: minus !== undefined,
      text: (phrase ?? word ?? '').trim(),
      isBareWord: phrase === undefined && isName(word ?? ''),
    }),
  )
  const those = (isExcluded: boolean) =>
    terms.filter((term) => term.isExcluded === isExcluded && term.text !== '')
  const needed = distinct(those(false)).slice(0, mostSearchTerms)
  const excluded = [...new Set(those(true).map(({ text }) => text))].slice(0, mostSearchTerms)
  if (needed.length > 0) return { needed, excluded }
  else return { needed: folded === '' ? [] : [{ text: folded, isBareWord: false }], excluded: [] }
}

/** The same search as it could be typed. */
export function writeSearch({ needed, excluded }: SearchQuery): string {
  return [...needed.map(typedTerm), ...excluded.map((text) => `-"${text}"`)].join(' ')
}

function typedTerm({ text, isBareWord }: SearchTerm): string {
  const wouldBeRead = !isBareWord && (isName(text) || /[\s]|^-/.test(text))
  return wouldBeRead ? `"${text}"` : text
}

function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map(({ text, isBareWord }) => [text, { text, isBareWord }])).values()]
}

function isName(word: string): boolean {
  return /^[a-z]{3,40}$/.test(word)
}
