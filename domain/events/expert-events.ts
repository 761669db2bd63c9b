import type { ProposalEnd } from '../proposals/acts.ts'

type ExpertEventOf<Kind extends string, Detail = Record<string, never>> = {
  kind: Kind
  subjectId: string
  detail: Detail
}

type Alone = { alone: boolean }
type Ended = { outcome: ProposalEnd }
/** What two people decide about an application. */
export type ExpertOutcome = 'verified' | 'rejected'

/** What happened to an expert. Never holds what an application says. */
export type ExpertEvent =
  | ExpertEventOf<'expert.applied'>
  | ExpertEventOf<'expert.left'>
  | ExpertEventOf<'expert.checked', { check: string; result: string }>
  | ExpertEventOf<'expert.decision_proposed', { outcome: ExpertOutcome }>
  | ExpertEventOf<'expert.decision_ended', Ended>
  | ExpertEventOf<'expert.verified', Alone>
  | ExpertEventOf<'expert.rejected', Alone>
  | ExpertEventOf<'expert.suspended'>
  | ExpertEventOf<'expert.suspension_confirmed', Alone>
  | ExpertEventOf<'expert.suspension_ended', Ended>

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const expertEvents = {
  'expert.applied': true,
  'expert.left': true,
  'expert.checked': true,
  'expert.decision_proposed': true,
  'expert.decision_ended': true,
  'expert.verified': true,
  'expert.rejected': true,
  'expert.suspended': true,
  'expert.suspension_confirmed': true,
  'expert.suspension_ended': true,
} as const satisfies Record<ExpertEvent['kind'], true>
