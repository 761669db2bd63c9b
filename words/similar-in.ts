import type { NameReason } from '@fitila/names/compare-names'
import type { SharedThing, SimilarityReason } from '#domain/similar/similar.ts'
import { type Language, wordsIn } from './catalogue.ts'
import { fill } from './fill.ts'

/** Why two reports are similar, as a sentence for staff. */
export function reasonIn(language: Language, reason: SimilarityReason): string {
  return reason.kind === 'shared-thing' ? sharedIn(language, reason) : nameReasonIn(language, reason)
}

function sharedIn(language: Language, { thing, shown }: SharedThing): string {
  return fill(wordsIn(language).sharedThings[thing], { shown })
}

/** Why two names are alike, as sentences. A reason of a version that is not this one says nothing. */
export function scoreReasonsIn(language: Language, reasons: readonly { kind: string }[]): string[] {
  const texts: Readonly<Record<string, string>> = {
    ...wordsIn(language).nameReasons,
    ...wordsIn(language).scoreReasons,
  }
  return reasons.flatMap(({ kind, ...values }) => {
    const text = texts[kind]
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value),
    ])
    return text ? [fill(text, Object.fromEntries(shown))] : []
  })
}

function nameReasonIn(language: Language, { kind, ...values }: NameReason): string {
  const texts = Object.entries(values).map(([name, value]: [string, string | readonly string[]]) => [
    name,
    typeof value === 'string' ? value : value.join(', '),
  ])
  return fill(wordsIn(language).nameReasons[kind], Object.fromEntries(texts))
}
