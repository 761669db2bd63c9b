import type { FieldProblems, Refusal } from '#domain/errors.ts'
import { type Language, wordsIn } from './catalogue.ts'
import { fill } from './fill.ts'

export type Wording = { status: number; title: string; text: string }

/** A refusal as a page says it, with the time to wait in plain words. */
export function wordingIn(language: Language, refusal: Refusal): Wording {
  const { refusals, waiting } = wordsIn(language)
  const { title, text } = refusals[refusal.code]
  const said = refusal.limit === null ? text : fill(text, { limit: refusal.limit })
  const seconds =
    'waitSeconds' in refusal && typeof refusal.waitSeconds === 'number' ? refusal.waitSeconds : null
  const wait = seconds === null ? [] : [waitInWords(seconds, waiting)]
  return { status: refusal.status, title, text: [said, ...wait].join(' ') }
}

function waitInWords(seconds: number, waiting: ReturnType<typeof wordsIn>['waiting']): string {
  if (seconds < 45) return fill(waiting.seconds, { count: seconds })
  else if (seconds <= 90 * 60) return fill(waiting.minutes, { count: Math.ceil(seconds / 60) })
  else return fill(waiting.hours, { count: Math.ceil(seconds / 3600) })
}

export type SaidProblems = Record<string, { code: string; text: string }>

/** What is wrong with each field, as its form says it. */
export function problemsIn(language: Language, problems: FieldProblems): SaidProblems {
  const texts = wordsIn(language).problems
  return Object.fromEntries(
    Object.entries(problems).map(([field, { code, limit = 0, inEnglish }]) => {
      const more = language === 'en' ? inEnglish : undefined
      return [field, { code, text: more ?? fill(texts[code], { limit }) }]
    }),
  )
}
