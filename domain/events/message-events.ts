/** What staff did with a message from the contact page. That it came is not noted: its row is deleted without a trace. */
export type MessageEvent = { kind: 'message.closed'; subjectId: string; detail: Record<string, never> }

export const messageEventNames = {
  'message.closed': 'Message closed',
} as const satisfies Record<MessageEvent['kind'], string>
