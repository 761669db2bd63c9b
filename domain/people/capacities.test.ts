import { expect, test } from 'vitest'
import {
  hasCapacity,
  invitedRoles,
  needsSecondStep,
  rolesWith,
  roleTraits,
  staffCapacities,
} from './capacities.ts'
import { type Role, roles } from './roles.ts'

test('a role with a capacity of staff needs the second step, has a bounded session and comes by invitation', () => {
  const staff = roles.filter(needsSecondStep)
  expect(staff).toEqual(
    roles.filter((role) => staffCapacities.some((capacity) => hasCapacity(role, capacity))),
  )
  expect(invitedRoles).toEqual(staff)
  expect(roles.filter((role) => roleTraits[role].sessionHours !== null)).toEqual(staff)
})

test('a role that reads sealed text declares its interests', () => {
  for (const role of rolesWith('reads-sealed-text'))
    expect(hasCapacity(role, 'declares-interests'), role).toBe(true)
})

test('a role that judges reads what it judges, and counts as a second person', () => {
  for (const role of [...rolesWith('judges'), ...rolesWith('publishes')]) {
    expect(hasCapacity(role, 'reads-sealed-text'), role).toBe(true)
    expect(hasCapacity(role, 'second-person'), role).toBe(true)
  }
})

test('the people who register have no capacity of staff', () => {
  expect(needsSecondStep('reporter')).toBe(false)
  expect(needsSecondStep('observer')).toBe(false)
})

test('a role that only a newer version knows has no capacity', () => {
  // Read from a database that a newer version has written to.
  expect(hasCapacity('ombudsman' as Role, 'judges')).toBe(false)
  expect(needsSecondStep('ombudsman' as Role)).toBe(false)
})
