import type { Role } from '../people/roles.ts'

/** What happened to an invitation to the staff. Never holds its link or an address. */
export type InvitationEvent =
  | { kind: 'invitation.made'; subjectId: string; detail: { role: Role } }
  | { kind: 'invitation.accepted'; subjectId: string; detail: { role: Role } }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const invitationEvents = {
  'invitation.made': true,
  'invitation.accepted': true,
} as const satisfies Record<InvitationEvent['kind'], true>
