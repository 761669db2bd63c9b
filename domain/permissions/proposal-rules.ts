import { staff } from './rule.ts'

/** What staff do with what a colleague proposed. Who may be the second person is asked of the proposal itself. */
export const proposalRules = {
  'proposal.list': staff('second-person'),
  'proposal.confirm': staff('confirms', { confirmed: true }),
  'proposal.decline': staff('second-person', { confirmed: true }),
  'proposal.withdraw': staff('second-person', { confirmed: true }),
  // Who confirms with their passkey confirms too.
  'proposal.sign': staff('second-person', { confirmed: true }),
  // The parts say whose passkey it was, and what was decided about whom.
  'proposal.signature': staff('confirms'),
} as const
