import { type FieldProblems, type Refusal, waitOf, wordingOf } from '#domain/errors.ts'
import { type Language, wordsIn } from './catalogue.ts'

/** A refusal as a page says it: the domain's own status, and its words in one language. */
export function wordingIn(language: Language, refusal: Refusal): ReturnType<typeof wordingOf> {
  if (language === 'en') return wordingOf(refusal)
  const { refusals, waiting } = wordsIn(language)
  const { title, text } = refusals[refusal.code]
  const seconds = waitOf(refusal)
  const wait = seconds === null ? [] : [inWords(seconds, waiting)]
  return { status: wordingOf(refusal).status, title, text: [text, ...wait].join(' ') }
}

function inWords(seconds: number, waiting: ReturnType<typeof wordsIn>['waiting']): string {
  return seconds < 45 ? waiting.seconds(seconds) : waiting.minutes(Math.ceil(seconds / 60))
}

/** What is wrong with each field. A language without words for it says it in English, where more may be told. */
export function problemsIn(language: Language, problems: FieldProblems): FieldProblems {
  const sayings: Partial<Record<string, (limit: number) => string>> =
    language === 'en' ? {} : wordsIn(language).problems
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      { ...problem, text: sayings[problem.code]?.(problem.limit ?? 0) ?? problem.text },
    ]),
  )
}
