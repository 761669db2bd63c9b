import { expect, test } from '@playwright/test'
import { fillDisk } from '#tests/faults/full-disk.ts'
import { killRound } from '#tests/faults/kill-round.ts'
import { databaseKinds, victims } from '#tests/faults/standing.ts'

// One kill of each sort. `npm run faults` makes two hundred.
for (const kind of databaseKinds)
  for (const victim of victims)
    test(`kill -9 of ${victim} with the ${kind} database loses no acknowledged step and leaves none half done`, async () => {
      const outcome = await killRound({ kind, victim, kills: 1 }, () => {})
      expect(outcome).toMatchObject({ lost: [], half: [], unclearApprovals: 0 })
      expect(outcome.acknowledged + outcome.doubtful).toBeGreaterThan(0)
    })

test('on a full disk the form comes back with clear words, nothing is stored by half, and later it is taken', async () => {
  const outcome = await fillDisk()
  test.skip(outcome === null, 'this user may mount no disk of its own')
  expect(outcome).toMatchObject({ lost: [], half: [], takenLater: 5 })
  expect(outcome?.refused).toEqual(Array(5).fill({ status: 503, says: 'We could not store this' }))
})
