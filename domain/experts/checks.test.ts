import { expect, test } from 'vitest'
import { type CheckResult, type ExpertCheck, expertChecks, missingChecks } from './checks.ts'

const all = (result: CheckResult) => expertChecks.map((kind) => ({ kind, result }))

test('every check has to have a result, and three have to be confirmed', () => {
  expect(missingChecks([])).toEqual(expertChecks)
  expect(missingChecks(all('confirmed'))).toEqual([])
  expect(missingChecks(all('not_applicable'))).toEqual(['identity', 'referees', 'records'])
  expect(missingChecks(all('not_confirmed'))).toEqual(expertChecks)
})

test.each<ExpertCheck>([...expertChecks])(
  'a later result of %s counts in place of the earlier one',
  (kind) => {
    const failed = { kind, result: 'not_confirmed' } as const
    expect(missingChecks([...all('confirmed'), failed])).toEqual([kind])
    expect(missingChecks([failed, ...all('confirmed')])).toEqual([])
  },
)
