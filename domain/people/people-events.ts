/** What administrators do to accounts. One row each, never changed afterwards. */
export const peopleEventNames = {
  'person.role-changed': 'Role changed',
  'person.suspended': 'Suspended',
  'person.reinstated': 'Suspension lifted',
} as const satisfies Record<string, string>

export type PeopleEventKind = keyof typeof peopleEventNames
