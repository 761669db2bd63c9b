export type RequestDecision = 'accepted' | 'joined' | 'refused'

/** What happened to a request for a correction. Its day is all that is noted of when it came, and nothing of who sent it. */
export type RequestEvent =
  | { kind: 'correction_request.received'; subjectId: string; detail: Record<string, never> }
  | { kind: 'correction_request.settled'; subjectId: string; detail: { decision: RequestDecision } }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const requestEvents = {
  'correction_request.received': true,
  'correction_request.settled': true,
} as const satisfies Record<RequestEvent['kind'], true>
