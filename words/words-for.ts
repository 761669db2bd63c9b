import { type Language, languages, ownWordsIn, wordsIn } from './catalogue.ts'
import { nameFiles } from './en/files.ts'
import type { Words } from './words.ts'

export type Part = keyof Words

/** Some parts of the catalogue, and the language that they are in: what a loader hands to its page. */
export type PageWords<Name extends Part> = Pick<Words, Name> & { lang: string }

/** One language, and of it the parts that a page shows. Where a part is wholly missing, the page says that it is English. Names leave its language as it is (WCAG 2.2, 3.1.2). */
export function wordsFor<Name extends Part>(language: Language, parts: readonly Name[]): PageWords<Name> {
  const whole = wordsIn(language)
  const chosen = Object.fromEntries(parts.map((part) => [part, whole[part]])) as Pick<Words, Name>
  const isMissing = parts.some((part) => !isNames(part) && !Object.hasOwn(ownWordsIn(language), part))
  return { ...chosen, lang: isMissing ? languages.en.tag : languages[language].tag }
}

const names = new Set(nameFiles.flatMap((file) => Object.keys(file)))

function isNames(part: Part): boolean {
  return names.has(part)
}
