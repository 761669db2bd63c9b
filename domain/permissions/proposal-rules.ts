import { staff } from './rule.ts'

/** What staff do with what a colleague proposed. Who may be the second person is asked of the proposal itself. */
export const proposalRules = {
  'proposal.list': staff('second-person'),
  'proposal.confirm': staff('confirms', { confirmed: true }),
  'proposal.decline': staff('second-person', { confirmed: true }),
  'proposal.withdraw': staff('second-person', { confirmed: true }),
} as const
