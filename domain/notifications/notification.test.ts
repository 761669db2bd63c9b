import { expect, test } from 'vitest'
import { notificationTypes, notificationTypesFor, unreadBadge } from './notification.ts'

const ofEveryone = [
  ...['status_change', 'verification_update', 'peer_review', 'expert_assignment', 'assignment_message'],
  ...['plan_news', 'search_news', 'team_news'],
]

test.each(['reporter', 'observer'] as const)(
  'a %s chooses about the five types of the specification, about their plan, their searches and their team',
  (role) => {
    expect(notificationTypesFor(role)).toEqual(ofEveryone)
  },
)

const arriving = ['case_assigned', 'new_report', 'new_answer', 'new_correction_request']

test.each(['reviewer', 'officer'] as const)('a %s chooses about what arrives too', (role) => {
  expect(notificationTypesFor(role)).toEqual([...ofEveryone, ...arriving])
})

test('an administrator chooses about applications too', () => {
  expect(notificationTypesFor('administrator')).toEqual(notificationTypes)
  expect(notificationTypes).toEqual([...ofEveryone, ...arriving, 'new_expert_application'])
})

test('above nine unread the badge says 9+', () => {
  expect([0, 1, 9, 10, 11, 500].map(unreadBadge)).toEqual(['0', '1', '9', '9+', '9+', '9+'])
})
