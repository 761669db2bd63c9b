import { hasCapacity } from '../people/capacities.ts'
import type { Role } from '../people/roles.ts'

const typesOfEveryone = [
  'status_change',
  'verification_update',
  'expert_assignment',
  'assignment_message',
  // Of the account's plan: see `planNewsOf`. The specification has no type for it.
  'plan_news',
  // A saved search found something.
  'search_news',
  // Something of the account's organisation is for it.
  'team_news',
] as const

/** Of staff alone: reviews of what they verified, and what arrives. The specification has no types for what arrives. */
const typesOfStaff = [
  'peer_review',
  'case_assigned',
  'new_report',
  'new_answer',
  'new_correction_request',
] as const

/** What arrives for those who manage accounts and experts. */
const typesOfAdministrators = ['new_expert_application'] as const

export const notificationTypes = [...typesOfEveryone, ...typesOfStaff, ...typesOfAdministrators] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The types about which people of a role can choose. */
export function notificationTypesFor(role: Role): readonly NotificationType[] {
  return [
    ...typesOfEveryone,
    ...(hasCapacity(role, 'judges') ? typesOfStaff : []),
    ...(hasCapacity(role, 'administers') ? typesOfAdministrators : []),
  ]
}

export function unreadBadge(unread: number): string {
  return unread > 9 ? '9+' : String(unread)
}
