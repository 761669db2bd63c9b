export const notificationTypes = [
  'status_change',
  'verification_update',
  'peer_review',
  'expert_assignment',
  'assignment_message',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notificationTypeNames = {
  status_change: 'Status change',
  verification_update: 'Verification',
  peer_review: 'Peer review',
  expert_assignment: 'Expert assignment',
  assignment_message: 'Message',
} satisfies Record<NotificationType, string>

/** A kind that this version does not know is shown, not hidden. */
export function notificationTypeName(type: string): string {
  return Object.hasOwn(notificationTypeNames, type)
    ? notificationTypeNames[type as NotificationType]
    : 'Notification'
}

export function unreadBadge(unread: number): string {
  return unread > 9 ? '9+' : String(unread)
}
