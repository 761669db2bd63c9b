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
  // To staff it is an open invitation, so it takes the steps of one: see `stateForStaff`.
  conflicted: { ...noStep, extend: 'conflicted', withdraw: 'withdrawn', lapse: 'lapsed' },
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

/** What the states of an assignment are shown by. */
export type Course = {
  state: AssignmentState
  acceptedOn: string | null
  endedOn: string | null
  lapsesOn: string
}

/** Whether it was found before the signature that the expert is tied to the report, or sent it. */
export function isFoundTied({ state, acceptedOn }: Pick<Course, 'state' | 'acceptedOn'>): boolean {
  return state === 'conflicted' && acceptedOn === null
}

/**
 * As staff see it. What was found to conflict looks like an invitation that no one answers, until it lapses as one: otherwise an invitation
 * would tell who sent the report, or whom an expert is tied to.
 */
export function stateForStaff(course: Pick<Course, 'state' | 'acceptedOn'>): AssignmentState {
  return isFoundTied(course) ? 'invited' : course.state
}

/** As its expert sees it. What was found to conflict looks like what staff withdrew, also when it has lapsed. */
export function stateForExpert({ state, endedOn, lapsesOn }: Course): AssignmentState {
  const lapsedLater = state === 'lapsed' && endedOn !== null && endedOn <= lapsesOn
  return state === 'conflicted' || lapsedLater ? 'withdrawn' : state
}

/** States in which the expert reads the question and the extract. */
export function isReadable(state: AssignmentState): boolean {
  return state === 'accepted' || state === 'answered'
}
