import type { Role } from '../people/roles.ts'

type PersonEventOf<Kind extends string, Detail = Record<string, never>> = {
  kind: Kind
  subjectId: string
  detail: Detail
}

/** What administrators do to accounts, and that a member of the staff made a declaration. */
export type PersonEvent =
  | PersonEventOf<'person.role-changed', { roleFrom: Role; roleTo: Role }>
  | PersonEventOf<'person.declared'>
  | PersonEventOf<'person.suspended'>
  | PersonEventOf<'person.reinstated'>

export type PeopleEventKind = PersonEvent['kind']

export const peopleEventNames = {
  'person.role-changed': 'Role changed',
  'person.declared': 'Declaration made',
  'person.suspended': 'Suspended',
  'person.reinstated': 'Suspension lifted',
} as const satisfies Record<PeopleEventKind, string>

export function isPeopleEventKind(text: string): text is PeopleEventKind {
  return Object.hasOwn(peopleEventNames, text)
}
