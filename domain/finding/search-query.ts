import { foldText } from '#domain/text/fold.ts'

/** What is looked for: every needed text has to stand in one of the searched fields, and no excluded one in any. Folded. */
export type SearchQuery = { needed: readonly string[]; excluded: readonly string[] }

const mostSearchTerms = 12
/** In UTF-16 units. What is typed beyond it is not looked for, and the page says so. */
export const longestSearch = 200

/** The floor, for everybody: what was typed, as one text. */
export function plainQuery(typed: string): SearchQuery {
  return { needed: [foldText(typed)].filter(Boolean), excluded: [] }
}

/**
 * Words in any order, "quoted phrases", and -words or -"phrases" that must not be there. Where nothing would be left to
 * look for, the signs mean themselves.
 */
export function advancedQuery(typed: string): SearchQuery {
  const terms = [...foldText(typed).matchAll(/(-?)"([^"]*)"?|(-?)(\S+)/g)].map(
    ([, phraseSign, phrase, wordSign, word]) => ({
      isExcluded: (phrase === undefined ? wordSign : phraseSign) === '-',
      text: (phrase ?? word ?? '').trim(),
    }),
  )
  const texts = (isExcluded: boolean) => [
    ...new Set(
      terms.filter((term) => term.isExcluded === isExcluded && term.text !== '').map(({ text }) => text),
    ),
  ]
  const needed = texts(false).slice(0, mostSearchTerms)
  return needed.length > 0 ? { needed, excluded: texts(true).slice(0, mostSearchTerms) } : plainQuery(typed)
}
