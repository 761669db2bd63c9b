import type { Role } from '../people/roles.ts'
import type { SuspensionReason } from '../people/suspension-reasons.ts'
import type { ProposalEnd } from '../proposals/acts.ts'

type PersonEventOf<Kind extends string, Detail = Record<string, never>> = {
  kind: Kind
  subjectId: string
  detail: Detail
}

type RoleChange = { roleFrom: Role; roleTo: Role }
type Alone = { alone: boolean }
type Ended = { outcome: ProposalEnd }

/** What administrators do to accounts, and that a member of the staff made a declaration. */
export type PersonEvent =
  | PersonEventOf<'person.role_proposed', RoleChange>
  | PersonEventOf<'person.role-changed', RoleChange & Alone>
  | PersonEventOf<'person.role_ended', RoleChange & Ended>
  | PersonEventOf<'person.declared'>
  | PersonEventOf<'person.undeclaring_proposed'>
  | PersonEventOf<'person.undeclared', Alone>
  | PersonEventOf<'person.undeclaring_ended', Ended>
  | PersonEventOf<'person.suspended', { reason?: SuspensionReason }>
  | PersonEventOf<'person.sessions_ended'>
  | PersonEventOf<'person.second_step_proposed'>
  | PersonEventOf<'person.second_step_reset', Alone>
  | PersonEventOf<'person.second_step_ended', Ended>
  | PersonEventOf<'person.suspension_confirmed', Alone>
  | PersonEventOf<'person.suspension_ended', Ended>
  | PersonEventOf<'person.reinstatement_proposed'>
  | PersonEventOf<'person.reinstated', Alone>
  | PersonEventOf<'person.reinstatement_ended', Ended>

export type PeopleEventKind = PersonEvent['kind']

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const peopleEvents = {
  'person.role_proposed': true,
  'person.role-changed': true,
  'person.role_ended': true,
  'person.declared': true,
  'person.undeclaring_proposed': true,
  'person.undeclared': true,
  'person.undeclaring_ended': true,
  'person.suspended': true,
  'person.sessions_ended': true,
  'person.second_step_proposed': true,
  'person.second_step_reset': true,
  'person.second_step_ended': true,
  'person.suspension_confirmed': true,
  'person.suspension_ended': true,
  'person.reinstatement_proposed': true,
  'person.reinstated': true,
  'person.reinstatement_ended': true,
} as const satisfies Record<PeopleEventKind, true>

export function isPeopleEventKind(text: string): text is PeopleEventKind {
  return Object.hasOwn(peopleEvents, text)
}
