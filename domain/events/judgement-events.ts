import type { NamedKind } from '../judgements/mentions.ts'
import type { ProposalEnd } from '../proposals/acts.ts'

type JudgementEventOf<Kind extends string, Detail> = { kind: Kind; subjectId: string; detail: Detail }
type About = { about: NamedKind }

/**
 * What happened to a judgement that two records are about the same. No number of a record: an event stays when one of them is retracted,
 * and would tie its number to the other's name.
 */
export type JudgementEvent =
  | JudgementEventOf<'judgement.proposed', About>
  | JudgementEventOf<'judgement.ended', { outcome: ProposalEnd }>
  | JudgementEventOf<'judgement.made', About>
  | JudgementEventOf<'judgement.undone', About>
  // One of its records is no longer public, or names another.
  | JudgementEventOf<'judgement.fell', About>

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const judgementEvents = {
  'judgement.proposed': true,
  'judgement.ended': true,
  'judgement.made': true,
  'judgement.undone': true,
  'judgement.fell': true,
} as const satisfies Record<JudgementEvent['kind'], true>
