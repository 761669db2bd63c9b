type AssignmentEventOf<Kind extends string, Detail = Record<string, never>> = {
  kind: Kind
  subjectId: string
  detail: Detail
  /** `A-0417`. Is told of, and not stored. */
  number: string
  /** Whom it concerns besides the one who did it. Is told, and not stored. */
  tells: readonly string[]
}

/** What happened to an assignment of an expert. It names no report. */
export type AssignmentEvent =
  | AssignmentEventOf<'assignment.invited'>
  | AssignmentEventOf<'assignment.checked'>
  | AssignmentEventOf<'assignment.declined'>
  | AssignmentEventOf<'assignment.accepted', { undertaking: number }>
  | AssignmentEventOf<'assignment.expert_wrote'>
  | AssignmentEventOf<'assignment.staff_wrote'>
  | AssignmentEventOf<'assignment.answered'>
  | AssignmentEventOf<'assignment.given_back'>
  | AssignmentEventOf<'assignment.extended'>
  | AssignmentEventOf<'assignment.closed'>
  | AssignmentEventOf<'assignment.withdrawn'>
  | AssignmentEventOf<'assignment.lapsed'>
  | AssignmentEventOf<'assignment.reminded'>

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const assignmentEvents = {
  'assignment.invited': true,
  'assignment.checked': true,
  'assignment.declined': true,
  'assignment.accepted': true,
  'assignment.expert_wrote': true,
  'assignment.staff_wrote': true,
  'assignment.answered': true,
  'assignment.given_back': true,
  'assignment.extended': true,
  'assignment.closed': true,
  'assignment.withdrawn': true,
  'assignment.lapsed': true,
  'assignment.reminded': true,
} as const satisfies Record<AssignmentEvent['kind'], true>
