import { staff } from './rule.ts'

/** Whether two public records are about the same person, office or company. Each report in it is asked for as well. */
export const judgementRules = {
  'judgement.list': staff('judges'),
  'judgement.make': staff('judges', { confirmed: true }),
  // By one member: what is wrongly apart accuses no one, and what is wrongly together can.
  'judgement.undo': staff('judges', { confirmed: true }),
} as const
