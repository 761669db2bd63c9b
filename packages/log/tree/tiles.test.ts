import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashLeaf, rootOfTree } from './merkle-tree.ts'
import {
  bundleEntries,
  hashesOfTile,
  leavesUnder,
  readEntries,
  readTilePath,
  type Tile,
  tilePath,
  tilesOf,
} from './tiles.ts'

test('tiles have the paths of the specification', () => {
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067')
  expect(tilePath({ level: 'entries', index: 0, width: 3 })).toBe('tile/entries/000.p/3')
  expect(tilePath({ level: 2, index: 1000, width: 1 })).toBe('tile/2/x001/000.p/1')
})

test('a path is read as it was written, and no tile has two paths', () => {
  const tile = fc.record({
    level: fc.oneof(fc.integer({ min: 0, max: 63 }), fc.constant('entries' as const)),
    index: fc.integer({ min: 0, max: 999_999_999_999 }),
    width: fc.integer({ min: 1, max: 256 }),
  })
  fc.assert(fc.property(tile, (any) => void expect(readTilePath(tilePath(any))).toEqual(any)))
})

test.each([
  'tile/0/0',
  'tile/00/000',
  'tile/64/000',
  'tile/-1/000',
  'tile/0/000.p/0',
  'tile/0/000.p/256',
  'tile/0/000.p/01',
  'tile/0/001/234',
  'tile/0/x000/001',
  'tile/0/x001',
  'tile/0/000/',
  'tile/0/../checkpoint',
  'tile/entry/000',
  'checkpoint',
])('%s is no path of a tile', (path) => {
  expect(readTilePath(path)).toBeNull()
})

test('a tree of 70,000 has the tiles that the specification counts', () => {
  const tiles = tilesOf(70_000)
  const of = (level: Tile['level']) => tiles.filter((tile) => tile.level === level).map(({ width }) => width)
  expect(of(0)).toEqual([...Array<number>(273).fill(256), 112])
  expect(of('entries')).toEqual(of(0))
  expect(of(1)).toEqual([256, 17])
  expect(of(2)).toEqual([1])
  expect(tilesOf(256).map(tilePath)).toEqual(['tile/0/000', 'tile/entries/000', 'tile/1/000.p/1'])
  expect(tilesOf(0)).toEqual([])
})

test('the hashes of a tile are the roots of what is under them', () => {
  const leaves = Array.from({ length: 600 }, (_, index) => hashLeaf(Uint8Array.of(index >> 8, index & 255)))
  const under = (tile: Tile) => {
    const { start, end } = leavesUnder(tile)
    return leaves.slice(start, end)
  }
  const upper: Tile = { level: 1, index: 0, width: 2 }
  expect([...hashesOfTile(upper, under(upper))]).toEqual([
    ...Buffer.concat([rootOfTree(leaves.slice(0, 256)), rootOfTree(leaves.slice(256, 512))]),
  ])
  const last: Tile = { level: 0, index: 2, width: 88 }
  expect([...hashesOfTile(last, under(last))]).toEqual(leaves.slice(512).flatMap((leaf) => [...leaf]))
})

test('entries are read as they were bundled, and a bundle that was cut is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { minLength: 1 }), (entries) => {
      const bundle = bundleEntries(entries)
      expect(readEntries(bundle)?.map((entry) => [...entry])).toEqual(entries.map((entry) => [...entry]))
      expect(readEntries(bundle.slice(0, -1))).toBeNull()
    }),
  )
  expect(() => bundleEntries([new Uint8Array(65_536)])).toThrow(RangeError)
})
