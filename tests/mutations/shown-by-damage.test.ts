import { markedSamples } from '@fitila/sanitizer/vectors/marked-samples'
import { expect, test } from 'vitest'
import { shownByDamage } from './shown-by-damage.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.for(['BMP', 'page'])('a whole sample of %s shows no marker', (kind) => {
  const { bytes, markers } = markedSamples[kind]?.() ?? { bytes: new Uint8Array(), markers: [] }
  expect(markers.length).toBeGreaterThan(0)
  expect(shownByDamage(kind, bytes, markers)).toEqual([])
})

const bmpOf = (packing: number, points: readonly number[]) => {
  const bytes = Buffer.alloc(54 + points.length)
  bytes.writeUInt32LE(54, 10)
  bytes.writeInt32LE(4, 18)
  bytes.writeInt32LE(2, 22)
  bytes.writeUInt16LE(8, 28)
  bytes.writeUInt32LE(packing, 30)
  bytes.set(points, 54)
  return bytes
}
const mark = [...bytesOf('Mark')]

test.for([
  ['among its points', 0, [...mark, 0, 0, 0, 0], true],
  ['behind its points', 0, [...new Array<number>(8).fill(0), ...mark], false],
  ['drawn colour by colour', 1, [0, 4, ...mark, 0, 0, 0, 1], true],
  ['as counts and colours', 1, [...mark, 0, 1], false],
  ['behind the edge', 1, [4, 0, 0, 4, ...mark, 0, 1], false],
  ['behind the last row', 1, [0, 0, 0, 0, 0, 4, ...mark, 0, 1], false],
  ['behind the end', 1, [0, 1, 0, 4, ...mark], false],
] as const)('a word in a BMP %s', ([, packing, points, isSeen]) => {
  expect(shownByDamage('BMP', bmpOf(packing, points), ['Mark'])).toEqual(isSeen ? ['Mark'] : [])
})

test.for([
  ['<p hidden>Mark</p>', false],
  ['<p hidle>Mark</p>', true],
  ['<meta content="Mark">', false],
  ['eta content="Mark">', true],
  ['<!-- Mark -->', false],
  ['<p title="Mark">a</p>', false],
] as const)('of %s, the word is seen: %s', ([page, isSeen]) => {
  expect(shownByDamage('page', bytesOf(page), ['Mark'])).toEqual(isSeen ? ['Mark'] : [])
})
