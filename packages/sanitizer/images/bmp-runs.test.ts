import { expect, test } from 'vitest'
import { bmpWithMarkers } from '../vectors/hide-in-pictures.ts'
import { workFor } from '../vectors/work-for.ts'
import { runsOf } from './bmp-runs.ts'
import { cleanBmp } from './clean-bmp.ts'

const written = (bytes: readonly number[], isNibbles = false) => [
  ...runsOf(Uint8Array.from(bytes), { isNibbles, width: 5, height: 2 }),
]

test.for([
  ['a run and an end', [5, 7, 0, 0, 5, 8, 0, 1], [5, 7, 0, 0, 5, 8, 0, 1]],
  ['a run over the edge', [9, 7, 0, 1], [5, 7, 0, 1]],
  ['a run behind the edge', [5, 7, 0x51, 0x7a, 0, 1], [5, 7, 0, 1]],
  ['colours over the edge', [1, 7, 0, 8, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1], [1, 7, 0, 4, 1, 2, 3, 4, 0, 1]],
  ['the filling behind colours', [0, 3, 1, 2, 3, 99, 0, 1], [0, 3, 1, 2, 3, 0, 0, 1]],
  ['two colours that are left', [3, 7, 0, 4, 1, 2, 3, 4, 0, 1], [3, 7, 1, 1, 1, 2, 0, 1]],
  ['a step over the edge', [1, 7, 0, 2, 0x51, 0x7a, 0, 1], [1, 7, 0, 2, 4, 2, 0, 1]],
  ['what is behind the last row', [0, 0, 0, 0, 3, 9, 0, 1], [0, 0, 0, 0, 0, 1]],
  ['what is behind the end', [0, 1, 3, 9], [0, 1]],
  ['no end', [3, 9], [3, 9, 0, 1]],
  ['colours that break off', [0, 5, 1, 2], [1, 1, 1, 2, 0, 1]],
] as const)('%s', ([, given, left]) => {
  expect(written(given)).toEqual(left)
})

test.for([
  ['half a byte behind colours', [0, 3, 0x12, 0x3f, 0, 1], [0, 3, 0x12, 0x30, 0, 1]],
  ['the second colour of one point', [1, 0x12, 0, 1], [1, 0x10, 0, 1]],
  ['colours over the edge', [3, 0x11, 0, 4, 0x12, 0x34, 0, 1], [3, 0x11, 2, 0x12, 0, 1]],
] as const)('of four bits: %s', ([, given, left]) => {
  expect(written(given, true)).toEqual(left)
})

test('a picture whose points reach into its colour profile is refused', async () => {
  const { bytes } = bmpWithMarkers()
  const view = new DataView(bytes.buffer)
  await cleanBmp(bytes, workFor().work)
  // Where the profile begins, told too early.
  view.setUint32(14 + 112, 124 + 20, true)
  expect(() => cleanBmp(bytes, workFor().work)).toThrow(expect.objectContaining({ code: 'broken' }))
})
