import type { WaitingFor } from '#domain/cases/waiting.ts'
import type { Span } from '#domain/time/time-passed.ts'
import { type Language, wordsIn } from './catalogue.ts'
import { fill } from './fill.ts'

/** "3 hours ago"; null is less than a minute. */
export function agoIn(language: Language, passed: Span | null): string {
  const { ago } = wordsIn(language)
  return passed === null ? ago.justNow : fill(ago.passed, { span: spanIn(language, passed) })
}

/** "Has waited 2 days for approval, 2 weeks in all". */
export function waitingIn(language: Language, waiting: WaitingFor): string {
  const text = wordsIn(language).waitingFor[waiting.kind]
  const inAll = 'inAll' in waiting ? spanIn(language, waiting.inAll) : ''
  const sinceVerified = 'sinceVerified' in waiting ? spanIn(language, waiting.sinceVerified) : ''
  return fill(text, { inAll, sinceVerified })
}

/** "3 days". */
export function spanIn(language: Language, { unit, count }: Span): string {
  return fill(wordsIn(language).spans[unit], { count })
}
