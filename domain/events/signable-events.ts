import type { ReportEventKind } from './report-events.ts'

type SignableRow = {
  /** What the decision consists of: without it there is nothing to sign any more. */
  rests: 'on labels' | 'on a reason' | 'on what is public' | 'on the text'
  /** As what readers of a public report see it; null for what they are not told. */
  shownAs: ReportEventKind | null
}

/** Acts of two on a report that a member of the staff may sign with a passkey. The name of the act is part of what is signed. */
export const signableEvents = {
  'report.approval_proposed': { rests: 'on labels', shownAs: 'report.approved' },
  'report.approval_given': { rests: 'on labels', shownAs: 'report.approved' },
  'report.approved': { rests: 'on labels', shownAs: 'report.approved' },
  'report.rejection_proposed': { rests: 'on a reason', shownAs: null },
  'report.rejected': { rests: 'on a reason', shownAs: null },
  'report.reopened': { rests: 'on the text', shownAs: null },
  'report.retracted': { rests: 'on a reason', shownAs: 'report.retracted' },
  'report.retraction_confirmed': { rests: 'on a reason', shownAs: 'report.retraction_confirmed' },
  'report.restored': { rests: 'on what is public', shownAs: 'report.restored' },
  'report.consequence_added': { rests: 'on what is public', shownAs: 'report.consequence_added' },
  'report.consequence_removed': { rests: 'on what is public', shownAs: 'report.consequence_removed' },
  'report.corrected': { rests: 'on what is public', shownAs: 'report.corrected' },
  'report.dispute_answered': { rests: 'on what is public', shownAs: 'report.dispute_answered' },
} as const satisfies Partial<Record<ReportEventKind, SignableRow>>

export type SignableKind = keyof typeof signableEvents

export function isSignable(kind: string): kind is SignableKind {
  return Object.hasOwn(signableEvents, kind)
}

export function signableRow(kind: SignableKind): SignableRow {
  return signableEvents[kind]
}

type Happened = { kind: string; actorId: string | null }
type Signable<Each> = Each & { kind: SignableKind }

/**
 * The newest decision of this member among the events of a report, oldest first. An approval is signed as it was given, also after its
 * batch made it public: it is one decision.
 */
export function decisionOf<Each extends Happened>(
  events: readonly Each[],
  memberId: string,
): Signable<Each> | null {
  const own = events.filter(
    (event): event is Signable<Each> => event.actorId === memberId && isSignable(event.kind),
  )
  const [before, last] = [own.at(-2), own.at(-1)]
  const isOne = last?.kind === 'report.approved' && before?.kind === 'report.approval_given'
  return (isOne ? before : last) ?? null
}
