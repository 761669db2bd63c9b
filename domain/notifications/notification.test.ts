import { expect, test } from 'vitest'
import { notificationTypeName, notificationTypes, unreadBadge } from './notification.ts'

test('the five types of the specification have names of their own', () => {
  expect(notificationTypes).toEqual([
    ...['status_change', 'verification_update', 'peer_review', 'expert_assignment', 'assignment_message'],
  ])
  expect(new Set(notificationTypes.map(notificationTypeName)).size).toBe(5)
})

test.each(['', 'something_new', 'toString', '__proto__'])(
  'the unknown type %j is shown as generic',
  (type) => {
    expect(notificationTypeName(type)).toBe('Notification')
  },
)

test('above nine unread the badge says 9+', () => {
  expect([0, 1, 9, 10, 11, 500].map(unreadBadge)).toEqual(['0', '1', '9', '9+', '9+', '9+'])
})
