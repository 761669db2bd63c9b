import { expect, test } from 'vitest'
import { siteRoutes } from '#tests/support/site-routes.ts'
import { cheapFormAt, isFormOfStrangers } from './form-kinds.ts'

test.each([
  ['/contact', 'contact'],
  ['/contact.data', 'contact'],
  ['/pcm/contact', 'contact'],
  ['/reports/8d3c1b1e/correction', 'correction'],
  ['/corrections/request', 'corrections/request'],
  ['/report/return', 'report/return'],
])('%s waits in the queue of its form', (path, queue) => {
  expect(cheapFormAt(path)).toBe(queue)
  expect(isFormOfStrangers(path)).toBe(true)
})

test.each([
  ...['/report', '/submit-report', '/drafts/1', '/drafts/1/files', '/reports/1/approval', '/admin/proposals'],
  ...['/reports/1/correction/proposal', '/reports/1/correction/confirmation', '/profile/password'],
])('%s waits for no form of strangers', (path) => {
  expect(cheapFormAt(path)).toBeNull()
  expect(isFormOfStrangers(path)).toBe(false)
})

test('a form that takes a password waits in no queue before its own lane', () => {
  expect(cheapFormAt('/login')).toBeNull()
  expect(isFormOfStrangers('/login')).toBe(true)
})

test('every form of strangers that is named is a page of the site', () => {
  const named = siteRoutes.filter(({ path }) => isFormOfStrangers(path)).map(({ path }) => path)
  expect(named.toSorted()).toEqual([
    ...['/confirm-email', '/contact', '/corrections/request', '/forgot-password', '/login', '/receipt'],
    ...['/register', '/report/return', '/reports/:id/correction', '/reset-password'],
  ])
})
