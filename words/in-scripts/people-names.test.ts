import { expect, test } from 'vitest'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { roles } from '#domain/people/roles.ts'
import { panelNames } from './people-names.ts'

test('every role of staff has a page of its own in the menu, and no other role', () => {
  expect(roles.filter((role) => panelNames[role] !== null)).toEqual(roles.filter(needsSecondStep))
})
