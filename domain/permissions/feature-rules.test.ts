import { expect, test } from 'vitest'
import type { Person } from '../actor.ts'
import { type Feature, features, hasFeature } from '../plans/features.ts'
import { builtFeatures } from '../plans/offer.ts'
import { subscriptionStatuses, tiers } from '../plans/plans.ts'
import { can, type PlainAction, verdict } from './can.ts'

/** What uses a feature, and what stays without it: what was made is read and deleted. */
const uses = {
  'advanced-search': {
    acts: ['search.advanced', 'saved-search.save'],
    stays: ['saved-search.see', 'saved-search.delete'],
  },
  'export-reports': { acts: ['list.export'], stays: [] },
  'cross-reference': { acts: ['name-list.compare'], stays: ['name-list.see', 'name-list.delete'] },
  'report-selection': { acts: ['folder.change'], stays: ['folder.see', 'folder.delete'] },
  dashboard: { acts: ['dashboard.see'], stays: [] },
  analytics: { acts: ['analytics.see'], stays: [] },
} as const satisfies Partial<Record<Feature, { acts: readonly PlainAction[]; stays: readonly PlainAction[] }>>

const cells = (Object.keys(uses) as (keyof typeof uses)[]).flatMap((feature) =>
  tiers.flatMap((tier) => subscriptionStatuses.map((status) => ({ feature, tier, status }))),
)

test.each(cells)('$feature with a $tier plan that is $status', ({ feature, tier, status }) => {
  const person = buildPerson({ subscription: { tier, status } })
  const has = status === 'active' && (features[feature] as readonly string[]).includes(tier)
  expect(hasFeature(person.subscription, feature)).toBe(has)
  for (const action of uses[feature].acts) {
    expect(verdict(person, action, null), action).toBe(has ? true : 'not-in-plan')
    expect(can({ ...person, status: 'suspended' }, action, null), action).toBe(false)
  }
  for (const action of uses[feature].stays) expect(can(person, action, null), action).toBe(true)
})

test('each feature that is sold and has a rule is in the table above', () => {
  // The limit of reports and the place in the queue ask `hasFeature` themselves, and a key asks the plan of its holder. The rooms of an
  // organisation ask whether its own time runs: `enterOrganisation`.
  const elsewhere = [
    ...['unlimited-reports', 'priority-verification', 'api-access'],
    ...['team-collaboration', 'custom-analytics', 'enhanced-security'],
  ]
  const missing = builtFeatures.filter((feature) => !(feature in uses) && !elsewhere.includes(feature))
  expect(missing).toEqual([])
})

function buildPerson({ subscription }: Pick<Person, 'subscription'>): Person {
  return {
    ...{ kind: 'person', id: 'me', username: 'me', email: 'me@example.org', role: 'reporter' },
    ...{ status: 'active', subscription, assurance: 'full', isConfirmed: true },
  }
}
