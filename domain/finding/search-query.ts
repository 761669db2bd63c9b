import { foldText } from '@fitila/names/text/fold'
import type { SearchedField } from './search-text.ts'

/** A text that has to be there, folded. A bare word of letters is also found in the other spellings of the name that it may be. */
export type SearchTerm = { text: string; isBareWord: boolean }

/** A text that has to be in one field, folded. */
export type FieldTerm = { field: SearchedField; text: string }

/**
 * What is looked for: every needed term has to be in one of the searched fields, one text of each choice, each text of a field in
 * that field, and no excluded text in any.
 */
export type SearchQuery = {
  needed: readonly SearchTerm[]
  anyOf: readonly (readonly string[])[]
  within: readonly FieldTerm[]
  excluded: readonly string[]
}

export const nothingAsked: SearchQuery = { needed: [], anyOf: [], within: [], excluded: [] }

/** Texts to leave out alone ask for nothing. */
export function asksNothing({ needed, anyOf, within }: SearchQuery): boolean {
  return needed.length + anyOf.length + within.length === 0
}

/** What is typed before a colon to look in one field. */
export const fieldPrefixes = {
  personName: 'name',
  position: 'office',
  wealthSource: 'wealth',
  evidence: 'evidence',
  suspectedAssets: 'suspected',
  declaredAssets: 'declared',
  place: 'place',
  whatHappened: 'happened',
} as const satisfies Record<SearchedField, string>

const mostSearchTerms = 12
const mostChoices = 8
/** In UTF-16 units. What is typed beyond it is not looked for, and the page says so. */
export const longestSearch = 200

const atom = '"[^"]*"?|[^\\s|"]+'
const prefixes = Object.values(fieldPrefixes).join('|')
const pattern = new RegExp(
  `(?<minus>-(?=["\\p{L}\\p{N}]))?(?:(?<prefix>${prefixes}):(?<inField>"[^"]+"?|[^\\s"]+)|(?<choice>(?:${atom})(?:\\|(?:${atom}))+)(?=\\s|$)|"(?<phrase>[^"]*)"?|(?<word>\\S+))`,
  'gu',
)

/**
 * Words in any order, "quoted phrases", and -words or -"phrases" that must not be there; one|other for either, and name:word for a
 * word of one field. Where nothing would be left to look for, the signs mean themselves.
 */
export function readSearch(typed: string): SearchQuery {
  const query = readTyped(typed)
  if (!asksNothing(query)) return query
  const folded = foldText(typed)
  return { ...nothingAsked, needed: folded === '' ? [] : [{ text: folded, isBareWord: false }] }
}

/** Whether there are texts to leave out and none to look for: then nothing can be found. */
export function hasOnlyLeftOut(typed: string): boolean {
  const query = readTyped(typed)
  return query.excluded.length > 0 && asksNothing(query)
}

/** The parts as typed, also with only texts to leave out. */
export function readTyped(typed: string): SearchQuery {
  const folded = foldText(typed)
  const terms = [...folded.matchAll(pattern)].map(({ groups = {} }) => groups)
  const excluded = terms.filter(({ minus }) => minus !== undefined).map(textOf)
  const wanted = terms.filter(({ minus }) => minus === undefined)
  const needed = wanted
    .filter(({ prefix, choice }) => prefix === undefined && choice === undefined)
    .map((term) => ({ text: textOf(term), isBareWord: isName(term.word ?? '') }))
    .filter(({ text }) => text !== '')
  return {
    needed: distinct(needed).slice(0, mostSearchTerms),
    anyOf: wanted.flatMap(({ choice }) => choicesOf(choice)).slice(0, mostChoices),
    within: wanted.flatMap(fieldTermOf).slice(0, mostSearchTerms),
    excluded: [...new Set(excluded.filter((text) => text !== ''))].slice(0, mostSearchTerms),
  }
}

type Groups = Partial<Record<string, string>>

/** What has to be missing is missing in every field. */
function textOf({ prefix, inField, choice, phrase, word }: Groups): string {
  if (prefix !== undefined) return bare(inField ?? '')
  else return (phrase ?? word ?? choice ?? '').trim()
}

function choicesOf(choice: string | undefined): string[][] {
  if (choice === undefined) return []
  const texts = [...choice.matchAll(new RegExp(atom, 'gu'))].map(([text]) => bare(text))
  const named = [...new Set(texts.filter((text) => text !== ''))].slice(0, mostSearchTerms)
  return named.length > 0 ? [named] : []
}

function fieldTermOf({ prefix, inField = '' }: Groups): FieldTerm[] {
  const [field] = (Object.keys(fieldPrefixes) as SearchedField[]).filter(
    (each) => fieldPrefixes[each] === prefix,
  )
  const text = bare(inField)
  return field && text !== '' ? [{ field, text }] : []
}

function bare(text: string): string {
  return text.replace(/^"|"$/g, '').trim()
}

/** The same search as it could be typed. */
export function writeSearch({ needed, anyOf, within, excluded }: SearchQuery): string {
  return [
    ...needed.map(typedTerm),
    ...anyOf.map((texts) => texts.map(quoted).join('|')),
    ...within.map(({ field, text }) => `${fieldPrefixes[field]}:${quoted(text)}`),
    ...excluded.map(quoted).map((text) => `-${text}`),
  ].join(' ')
}

function quoted(text: string): string {
  return `"${text}"`
}

function typedTerm({ text, isBareWord }: SearchTerm): string {
  const wouldBeRead = !isBareWord && (isName(text) || /[\s|:]|^-/.test(text))
  return wouldBeRead ? quoted(text) : text
}

function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map(({ text, isBareWord }) => [text, { text, isBareWord }])).values()]
}

function isName(word: string): boolean {
  return /^[a-z]{3,40}$/.test(word)
}
