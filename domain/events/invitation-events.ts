import type { Role } from '../people/roles.ts'

/** What happened to an invitation to the staff. Never holds its link or an address. */
export type InvitationEvent =
  | { kind: 'invitation.made'; subjectId: string; detail: { role: Role } }
  | { kind: 'invitation.accepted'; subjectId: string; detail: { role: Role } }

export const invitationEventNames = {
  'invitation.made': 'Invitation made',
  'invitation.accepted': 'Invitation accepted',
} as const satisfies Record<InvitationEvent['kind'], string>
