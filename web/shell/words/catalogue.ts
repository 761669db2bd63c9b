import { english } from './en.ts'
import { pidgin } from './pcm.ts'
import type { Draft, Words } from './words.ts'

type LanguageFacts = {
  /** As it calls itself. */
  name: string
  /** For the `lang` attribute (BCP 47). */
  tag: string
  /** What stands before the path, as in `/pcm/reports`; empty for English. */
  prefix: '' | `/${string}`
  words: Draft
  /** A person who speaks it has not read it yet. */
  isDraft: boolean
  /** Places that wait for their words: 'home', or 'home.title'. A test knows these, and names every other that is missing. */
  toCome: readonly string[]
}

/** To add a language: a file beside `pcm.ts`, and a row here. */
export const languages = {
  en: { name: 'English', tag: 'en-NG', prefix: '', words: english, isDraft: false, toCome: [] },
  pcm: { name: 'Naijá (Pidgin)', tag: 'pcm', prefix: '/pcm', words: pidgin, isDraft: true, toCome: [] },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const languageNames = Object.keys(languages) as Language[]

/** Whole: where the language lacks words, the English ones. */
export function wordsIn(language: Language): Words {
  return overlay(english, languages[language].words)
}

/** Which language an address asks for. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/')
  return languageNames.find((name) => languages[name].prefix === `/${first}`) ?? 'en'
}

/** The places in English that a language has no words for yet: 'home.title'. */
export function missingIn(language: Language): string[] {
  return placesMissing(english, languages[language].words, '')
}

function placesMissing(whole: object, draft: object | undefined, above: string): string[] {
  return Object.entries(whole).flatMap(([key, value]: [string, unknown]) => {
    const place = above ? `${above}.${key}` : key
    const found: unknown = draft && Object.entries(draft).find(([name]) => name === key)?.[1]
    if (typeof value === 'number') return []
    if (typeof value !== 'object' || value === null) return found === undefined ? [place] : []
    else return placesMissing(value, isObject(found) ? found : undefined, place)
  })
}

// Both sides have the catalogue's shape by their types; a walk over keys cannot keep them.
function overlay<T>(whole: T, draft: unknown): T {
  if (!isObject(whole) || Array.isArray(whole)) return (draft ?? whole) as T
  const given: Record<string, unknown> = isObject(draft) ? { ...draft } : {}
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, overlay(value, given[key])]),
  ) as T
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
