import {
  fieldPrefixes,
  hasOnlyLeftOut,
  nothingAsked,
  readSearch,
  readTyped,
  type SearchQuery,
  writeSearch,
} from './search-query.ts'
import { type SearchedField, searchedFields } from './search-text.ts'

/** A search as the form of the builder has it, a text for each part. */
export type SearchParts = {
  /** Words that all have to be there. */
  all: string
  phrase: string
  /** Words of which one is enough. */
  any: string
  none: string
} & Record<SearchedField, string>

const partNames = ['all', 'phrase', 'any', 'none', ...searchedFields] as const

export function isOfBuilder(name: string): boolean {
  return (partNames as readonly string[]).includes(name)
}

/** One search of the parts of the builder, as it could be typed. */
export function joinParts(parts: Partial<SearchParts>): string {
  const { all = '', phrase = '', any = '', none = '' } = parts
  const options = [...new Set(wordsOf(any))]
  const pieces = [
    all.trim(),
    phrase.trim() === '' ? '' : quoted(phrase),
    options.length > 1 ? options.map(quoted).join('|') : (options[0] ?? ''),
    ...searchedFields.flatMap((field) =>
      wordsOf(parts[field] ?? '').map((word) => `${fieldPrefixes[field]}:${quoted(word)}`),
    ),
    ...wordsOf(none).map((word) => `-${quoted(word)}`),
  ]
  return pieces.filter((piece) => piece !== '').join(' ')
}

/** The parts of a search, so that the form shows what is asked for. Choices beyond the first stay with the words. */
export function takeApart(typed: string): SearchParts {
  const query = hasOnlyLeftOut(typed) ? readTyped(typed) : readSearch(typed)
  const isPhrase = (text: string) => text.includes(' ')
  const phrases = query.needed.filter(({ text }) => isPhrase(text))
  const phrase = phrases.at(-1)
  const [any = [], ...others] = query.anyOf
  const rest: SearchQuery = {
    ...nothingAsked,
    needed: query.needed.filter((term) => term !== phrase),
    anyOf: others,
  }
  const byField = searchedFields.map((field) => [
    field,
    query.within
      .filter((term) => term.field === field)
      .map(({ text }) => shown(text))
      .join(' '),
  ])
  return {
    all: writeSearch(rest),
    phrase: phrase?.text ?? '',
    any: any.map(shown).join(' '),
    none: query.excluded.map(shown).join(' '),
    // From the list of fields itself.
    ...(Object.fromEntries(byField) as Record<SearchedField, string>),
  }
}

/** Words, and "phrases" as one. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"?|(\S+)/gu)]
    .map(([, phrase, word]) => (phrase ?? word ?? '').replaceAll('"', ' ').trim())
    .filter((word) => word !== '')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', ' ').trim()}"`
}

function shown(text: string): string {
  return text.includes(' ') ? quoted(text) : text
}
