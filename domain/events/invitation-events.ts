import type { Role } from '../people/roles.ts'
import type { ProposalEnd } from '../proposals/acts.ts'

/** What happened to an invitation to the staff. Never holds its link or an address. It opens once it is confirmed. */
export type InvitationEvent =
  | { kind: 'invitation.made'; subjectId: string; detail: { role: Role } }
  | { kind: 'invitation.confirmed'; subjectId: string; detail: { role: Role; alone: boolean } }
  | { kind: 'invitation.ended'; subjectId: string; detail: { role: Role; outcome: ProposalEnd } }
  | { kind: 'invitation.renewed'; subjectId: string; detail: { role: Role } }
  | { kind: 'invitation.accepted'; subjectId: string; detail: { role: Role } }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const invitationEvents = {
  'invitation.made': true,
  'invitation.confirmed': true,
  'invitation.ended': true,
  'invitation.renewed': true,
  'invitation.accepted': true,
} as const satisfies Record<InvitationEvent['kind'], true>
