export type RequestDecision = 'accepted' | 'joined' | 'refused'

/** What happened to a request for a correction. Its day is all that is noted of when it came, and nothing of who sent it. */
export type RequestEvent =
  | { kind: 'correction_request.received'; subjectId: string; detail: Record<string, never> }
  | { kind: 'correction_request.settled'; subjectId: string; detail: { decision: RequestDecision } }

export const requestEventNames = {
  'correction_request.received': 'Correction asked for',
  'correction_request.settled': 'Request settled',
} as const satisfies Record<RequestEvent['kind'], string>
