/** What administrators do to accounts, and that somebody on the staff declared anew what they may not judge. One row each, never changed afterwards. */
export const peopleEventNames = {
  'person.role-changed': 'Role changed',
  'person.declared': 'Declaration made',
  'person.suspended': 'Suspended',
  'person.reinstated': 'Suspension lifted',
} as const satisfies Record<string, string>

export type PeopleEventKind = keyof typeof peopleEventNames
