export const statuses = ['pending', 'approved', 'rejected', 'retracted', 'withdrawn'] as const
export type Status = (typeof statuses)[number]

export const steps = [
  'edit',
  'verify',
  'rate',
  'review',
  'approve',
  'reject',
  'dispute',
  'correct',
  'confirm',
  'retract',
  'record',
  'reopen',
  'withdraw',
] as const
export type Step = (typeof steps)[number]

const noStep = {
  edit: null,
  verify: null,
  rate: null,
  review: null,
  approve: null,
  reject: null,
  dispute: null,
  correct: null,
  confirm: null,
  retract: null,
  record: null,
  reopen: null,
  withdraw: null,
} as const satisfies Record<Step, null>

/**
 * Status x step: the status that follows, or null where the step cannot be taken. The rule, the buttons, the
 * methodology page and the tests are all read from this table.
 */
export const workflow = {
  pending: {
    edit: 'pending',
    verify: 'pending',
    rate: 'pending',
    review: 'pending',
    approve: 'approved',
    reject: 'rejected',
    dispute: null,
    correct: null,
    confirm: null,
    retract: null,
    record: null,
    reopen: null,
    withdraw: 'withdrawn',
  },
  approved: {
    edit: null,
    verify: null,
    rate: 'approved',
    review: 'approved',
    approve: null,
    reject: null,
    dispute: 'approved',
    correct: 'approved',
    confirm: 'approved',
    retract: 'retracted',
    record: 'approved',
    reopen: null,
    withdraw: null,
  },
  rejected: { ...noStep, reopen: 'pending' },
  retracted: noStep,
  withdrawn: noStep,
} as const satisfies Record<Status, Record<Step, Status | null>>

/** Steps on a public report that read what is public of it, and not what was handed in: they go on when that is deleted. */
const onPublicWords: readonly Step[] = ['dispute', 'correct', 'confirm', 'retract', 'record']

export function isOnPublicWords(step: Step): boolean {
  return onPublicWords.includes(step)
}

export function nextStatus(status: Status, step: Step): Status | null {
  return workflow[status][step]
}
