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

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const peopleEvents = {
  'person.role-changed': true,
  'person.declared': true,
  'person.suspended': true,
  'person.reinstated': true,
} as const satisfies Record<PeopleEventKind, true>

export function isPeopleEventKind(text: string): text is PeopleEventKind {
  return Object.hasOwn(peopleEvents, text)
}
