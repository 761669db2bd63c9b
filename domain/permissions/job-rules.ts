import { clockOnly } from './rule.ts'

/** What happens when its time has come. */
export const jobRules = {
  'job.run': clockOnly(),
} as const
