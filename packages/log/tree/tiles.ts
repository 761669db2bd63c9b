import { concatBytes } from '@noble/hashes/utils.js'
import { rootOfTree } from './merkle-tree.ts'

// The tiles of https://c2sp.org/tlog-tiles: 256 hashes of one level at a time, as files that never change.

export const tileWidth = 256

export type Tile = {
  /** A number, or the entries themselves. */
  level: number | 'entries'
  index: number
  /** 256 where the tile is full. */
  width: number
}

/** Below the prefix of the log: `tile/0/x001/234.p/5`. */
export function tilePath({ level, index, width }: Tile): string {
  const groups =
    String(index)
      .padStart(Math.ceil(String(index).length / 3) * 3, '0')
      .match(/.{3}/g) ?? []
  const named = groups.map((group, place) => (place < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${named}${width === tileWidth ? '' : `.p/${width}`}`
}

/** @returns null for what is no path of a tile, also for one that names it in another way */
export function readTilePath(path: string): Tile | null {
  const [, level = '', groups = '', width = '256'] =
    /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path) ?? []
  if (level === '') return null
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(groups.replace(/[x/]/g, '')),
    width: Number(width),
  }
  const isOne = tile.width >= 1 && tile.width <= tileWidth && (tile.level === 'entries' || tile.level < 64)
  return isOne && tilePath(tile) === path ? tile : null
}

/** The tiles of a tree of this size, by which every proof can be made. */
export function tilesOf(size: number): Tile[] {
  const tiles: Tile[] = []
  for (let level = 0, hashes = size; hashes > 0; level += 1, hashes = Math.floor(hashes / tileWidth)) {
    const here = tilesOver(hashes)
    tiles.push(...here.map((tile) => ({ ...tile, level })))
    if (level === 0) tiles.push(...here.map((tile) => ({ ...tile, level: 'entries' as const })))
  }
  return tiles
}

/** How many leaves have to be there for a tile, and where they begin. */
export function leavesUnder({ level, index, width }: Tile): { start: number; end: number } {
  const each = tileWidth ** (level === 'entries' ? 0 : level)
  return { start: index * tileWidth * each, end: (index * tileWidth + width) * each }
}

/** @param leaves of `hashLeaf`, those under the tile alone */
export function hashesOfTile({ level, width }: Tile, leaves: readonly Uint8Array[]): Uint8Array {
  const each = tileWidth ** (level === 'entries' ? 0 : level)
  const hashes = Array.from({ length: width }, (_, place) =>
    rootOfTree(leaves.slice(place * each, (place + 1) * each)),
  )
  return concatBytes(...hashes)
}

/** Each with its length before it, in 16 bits. */
export function bundleEntries(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > 0xffff) throw new RangeError('an entry is longer than a bundle can say')
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]
    }),
  )
}

/** @returns null where the bundle ends within an entry */
export function readEntries(bundle: Uint8Array): Uint8Array[] | null {
  const entries: Uint8Array[] = []
  for (let place = 0; place < bundle.length; ) {
    const [high, low] = bundle.subarray(place, place + 2)
    if (high === undefined || low === undefined) return null
    const end = place + 2 + high * 256 + low
    if (end > bundle.length) return null
    entries.push(bundle.slice(place + 2, end))
    place = end
  }
  return entries
}

function tilesOver(hashes: number): Omit<Tile, 'level'>[] {
  return Array.from({ length: Math.ceil(hashes / tileWidth) }, (_, index) => ({
    index,
    width: Math.min(tileWidth, hashes - index * tileWidth),
  }))
}
