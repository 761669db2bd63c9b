import { expect, test } from 'vitest'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { roles } from '#domain/people/roles.ts'
import { wordsIn } from '#words/catalogue.ts'
import { panelOf } from './panel-of.ts'

test('every role of staff has its own page in the menu, and no other role', () => {
  const { panelNames } = wordsIn('en')
  expect(roles.filter((role) => panelOf(role, panelNames) !== null)).toEqual(roles.filter(needsSecondStep))
})
