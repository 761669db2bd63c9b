import { expect, test } from 'vitest'
import { notificationTypes, unreadBadge } from './notification.ts'

test('there are the five types of the specification', () => {
  expect(notificationTypes).toEqual([
    ...['status_change', 'verification_update', 'peer_review', 'expert_assignment', 'assignment_message'],
  ])
})

test('above nine unread the badge says 9+', () => {
  expect([0, 1, 9, 10, 11, 500].map(unreadBadge)).toEqual(['0', '1', '9', '9+', '9+', '9+'])
})
