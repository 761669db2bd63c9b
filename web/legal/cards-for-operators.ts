import type { Words } from '#words/words.ts'
import type { LawStatement } from './law-cards.ts'

/** Point by point: what the law asks of this site, and what is so today. */
export const lawsForOperators = {
  grounds: ['data-directive', 'data-bases'],
  rights: ['data-rights'],
  breach: ['data-breach', 'data-commission-portal'],
  impact: ['data-impact', 'data-importance', 'data-officer'],
  cookies: ['data-cookies'],
  platforms: ['platform-code'],
  consumers: ['consumer-terms'],
} as const satisfies Record<keyof Words['lawsForOperators'], readonly LawStatement[]>
