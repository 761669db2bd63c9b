import type { ProposalEnd } from '../proposals/acts.ts'

/** What changed about money or what is worth money. The digest lets its two sides check it. It names no account and no amount. */
export type PaymentEvent =
  | { kind: 'payment.settled'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.held'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.given_back'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.disputed'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.dispute_won'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.dispute_lost'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.refund_proposed'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.refund_confirmed'; subjectId: string; detail: { digest: string; alone: boolean } }
  | { kind: 'payment.refund_ended'; subjectId: string; detail: { digest: string; outcome: ProposalEnd } }
  | { kind: 'payment.grant_proposed'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.grant_confirmed'; subjectId: string; detail: { digest: string; alone: boolean } }
  | { kind: 'payment.grant_ended'; subjectId: string; detail: { digest: string; outcome: ProposalEnd } }
  | { kind: 'payment.vouchers_made'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.vouchers_cancelled'; subjectId: string; detail: { digest: string } }
  | { kind: 'payment.voucher_redeemed'; subjectId: string; detail: { digest: string } }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const paymentEvents = {
  'payment.settled': true,
  'payment.held': true,
  'payment.given_back': true,
  'payment.disputed': true,
  'payment.dispute_won': true,
  'payment.dispute_lost': true,
  'payment.refund_proposed': true,
  'payment.refund_confirmed': true,
  'payment.refund_ended': true,
  'payment.grant_proposed': true,
  'payment.grant_confirmed': true,
  'payment.grant_ended': true,
  'payment.vouchers_made': true,
  'payment.vouchers_cancelled': true,
  'payment.voucher_redeemed': true,
} as const satisfies Record<PaymentEvent['kind'], true>
