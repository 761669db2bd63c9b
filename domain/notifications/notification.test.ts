import { expect, test } from 'vitest'
import { notificationTypes, notificationTypesFor, unreadBadge } from './notification.ts'

const ofEveryone = [
  ...['status_change', 'verification_update', 'expert_assignment', 'assignment_message'],
  ...['plan_news', 'search_news', 'team_news'],
]

test.each(['reporter', 'observer', 'auditor'] as const)(
  'a %s verifies nothing, so reviews of what they verified are no choice of theirs',
  (role) => {
    expect(notificationTypesFor(role)).toEqual(ofEveryone)
  },
)

const ofStaff = ['peer_review', 'case_assigned', 'new_report', 'new_answer', 'new_correction_request']

test.each(['reviewer', 'officer'] as const)(
  'a %s chooses about reviews of their work, and about what arrives',
  (role) => {
    expect(notificationTypesFor(role)).toEqual([...ofEveryone, ...ofStaff])
  },
)

test('an administrator chooses about applications too', () => {
  expect(notificationTypesFor('administrator')).toEqual(notificationTypes)
  expect(notificationTypes).toEqual([...ofEveryone, ...ofStaff, 'new_expert_application'])
})

test('above nine unread the badge says 9+', () => {
  expect([0, 1, 9, 10, 11, 500].map(unreadBadge)).toEqual(['0', '1', '9', '9+', '9+', '9+'])
})
