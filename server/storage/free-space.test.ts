import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { isDiskLow, lowWater } from '#domain/plans/disk.ts'
import { freeSpaceOf } from './free-space.ts'

test('the free space of a folder is a number of bytes, and of no folder it is not known', async () => {
  expect(await freeSpaceOf(tmpdir())()).toBeGreaterThan(0)
  expect(await freeSpaceOf('/there/is/nothing/here')()).toBeNull()
})

test('a disk is low below the mark, and never where nothing is known of it', () => {
  expect([0, lowWater - 1, lowWater, null].map(isDiskLow)).toEqual([true, true, false, false])
})
