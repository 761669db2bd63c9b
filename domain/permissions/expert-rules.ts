import { everyone, people } from './rule.ts'

/** Experts: who applies, who checks, and who works on what. */
export const expertRules = {
  'expert.directory': everyone(),
  'expert.see-own': people({ evenSuspended: true }),
  'expert.apply': people(),
  'expert.leave': people({ evenSuspended: true }),
} as const
