/** What staff did with a message from the contact page. That it came is not noted: its row is deleted without a trace. */
export type MessageEvent = { kind: 'message.closed'; subjectId: string; detail: Record<string, never> }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const messageEvents = {
  'message.closed': true,
} as const satisfies Record<MessageEvent['kind'], true>
