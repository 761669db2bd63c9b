import type { EventKind } from '../events/event.ts'
import type { NotificationType } from './notification.ts'

/** What those who may handle it are told when a person applies for something, and by which of their choices. */
export const applications = {
  'expert.applied': 'new_expert_application',
} as const satisfies Partial<Record<EventKind, NotificationType>>

export type ApplicationKind = keyof typeof applications

export function isApplicationKind(kind: string): kind is ApplicationKind {
  return Object.hasOwn(applications, kind)
}
