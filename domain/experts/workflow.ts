export const assignmentStates = [
  'invited',
  'cleared',
  'accepted',
  'answered',
  'closed',
  'declined',
  'conflicted',
  'lapsed',
  'withdrawn',
] as const
export type AssignmentState = (typeof assignmentStates)[number]

export const assignmentSteps = [
  'clear',
  'conflict',
  'decline',
  'accept',
  'write',
  'answer',
  'extend',
  'close',
  'withdraw',
  'lapse',
] as const
export type AssignmentStep = (typeof assignmentSteps)[number]

type Row = Record<AssignmentStep, AssignmentState | null>

const noStep = {
  ...{ clear: null, conflict: null, decline: null, accept: null, write: null },
  ...{ answer: null, extend: null, close: null, withdraw: null, lapse: null },
} as const satisfies Row

/**
 * State x step: the state that follows, or null where the step cannot be taken. The rules, the buttons and the tests are
 * read from this table.
 */
export const assignmentWorkflow = {
  invited: {
    ...noStep,
    ...{ clear: 'cleared', conflict: 'conflicted', decline: 'declined' },
    ...{ extend: 'invited', withdraw: 'withdrawn', lapse: 'lapsed' },
  },
  cleared: {
    ...noStep,
    ...{ conflict: 'conflicted', decline: 'declined', accept: 'accepted' },
    ...{ extend: 'cleared', withdraw: 'withdrawn', lapse: 'lapsed' },
  },
  accepted: {
    ...noStep,
    ...{ conflict: 'conflicted', write: 'accepted', answer: 'answered' },
    ...{ extend: 'accepted', close: 'closed', withdraw: 'withdrawn' },
  },
  // An answer can be sent again until staff close it.
  answered: { ...noStep, write: 'answered', answer: 'answered', close: 'closed', withdraw: 'withdrawn' },
  closed: noStep,
  declined: noStep,
  conflicted: noStep,
  lapsed: noStep,
  withdrawn: noStep,
} as const satisfies Record<AssignmentState, Row>

export function nextState(state: AssignmentState, step: AssignmentStep): AssignmentState | null {
  return assignmentWorkflow[state][step]
}

/** While they are open, an assignment counts as work of its expert. */
export const openAssignments = [
  'invited',
  'cleared',
  'accepted',
  'answered',
] as const satisfies readonly AssignmentState[]

export function isOpen(state: AssignmentState): boolean {
  return openAssignments.some((open) => open === state)
}

/** States in which the expert reads the question and the extract. */
export function isReadable(state: AssignmentState): boolean {
  return state === 'accepted' || state === 'answered'
}
