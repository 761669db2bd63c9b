export const notificationTypes = [
  'status_change',
  'verification_update',
  'peer_review',
  'expert_assignment',
  'assignment_message',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export function unreadBadge(unread: number): string {
  return unread > 9 ? '9+' : String(unread)
}
