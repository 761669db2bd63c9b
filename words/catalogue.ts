import { english } from './en/english.ts'
import { englishFiles } from './en/files.ts'
import { overlaid } from './overlay.ts'
import { partsOf } from './parts-of.ts'
import { pcmFiles } from './pcm/files.ts'
import { toComeInPidgin } from './pcm/to-come.ts'
import { textsIn } from './texts-in.ts'
import type { Draft, Words } from './words.ts'

export type LanguageFacts = {
  /** As it calls itself. */
  name: string
  /** For the `lang` attribute (BCP 47). */
  tag: string
  /**
   * The language whose plural rules hold. One that every browser knows, because a browser without the rules takes those
   * of its own language, and the page would change under the reader.
   */
  plurals: string
  /** What comes before the path, as in `/pcm/reports`; empty for English. */
  prefix: '' | `/${string}`
  files: Draft
  /** No native speaker has reviewed it yet. */
  isDraft: boolean
  /** Places that wait for their words: 'home', or 'home.title'. A test knows these, and names every other that is missing. */
  toCome: readonly string[]
}

/** To add a language: a folder beside `pcm/`, and a row here. */
export const languages = {
  en: {
    name: 'English',
    tag: 'en-NG',
    plurals: 'en',
    prefix: '',
    files: englishFiles,
    isDraft: false,
    toCome: [],
  },
  pcm: {
    name: 'Naijá (Pidgin)',
    tag: 'pcm',
    plurals: 'en',
    prefix: '/pcm',
    files: pcmFiles,
    isDraft: true,
    toCome: toComeInPidgin,
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const languageNames = Object.keys(languages) as Language[]

type Catalogue = { whole: Words; own: object }

// A table like the one above: built once, because copying every text for each request took a tenth of a page's time.
const catalogues = Object.fromEntries(
  languageNames.map((name) => [name, catalogueOf(languages[name])]),
) as Record<Language, Catalogue>

/** Whole: where the language lacks words, the English ones. Frozen. */
export function wordsIn(language: Language): Words {
  return catalogues[language].whole
}

/** Which language an address asks for. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/')
  return languageNames.find((name) => languages[name].prefix === `/${first}`) ?? 'en'
}

/** The parts that a language has itself, as far as they go. */
export function ownWordsIn(language: Language): object {
  return catalogues[language].own
}

/** The places in English that a language has no words for yet: 'home.title'. */
export function missingIn(language: Language): string[] {
  const own = textsIn(ownWordsIn(language))
  return [...textsIn(english).keys()].filter((place) => !own.has(place))
}

function catalogueOf({ files, plurals }: LanguageFacts): Catalogue {
  const own = partsOf(files)
  return { whole: overlaid(english, { rules: 'en', draft: own, draftRules: plurals }), own }
}
