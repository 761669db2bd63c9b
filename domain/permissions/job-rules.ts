import { clockOnly, staff } from './rule.ts'

/** What happens when its time has come, and who sees how the machine is doing. */
export const jobRules = {
  'job.run': clockOnly(),
  'operation.see': staff('administers', { otherwise: 'administrators-only' }),
} as const
