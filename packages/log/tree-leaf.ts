import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { encodeRecords, type NamedText } from './encode-records.ts'
import { growingTree, hashLeaf } from './tree/merkle-tree.ts'

/** How many leaves the tree of a day has. Always the same, so that it does not tell how much happened. */
export const daySizes = [256, 1_024, 4_096, 16_384] as const
export type DaySize = (typeof daySizes)[number]

export type Leaf = {
  source: string
  salt: string
  /** Of `commitToPeople`: who it names, for those alone who have the other salt. */
  people: string
  row: readonly NamedText[]
}

/** The leaf of one row in the tree of its day. Without the salt no reader can try out what it might say. */
export function hashOfLeaf({ source, salt, people, row }: Leaf): Uint8Array {
  return hashLeaf(
    encodeRecords([
      ['format', 'fitila-log-leaf-1'],
      ['source', source],
      ['salt', salt],
      ['people', people],
      ...row.map(([name, text]): NamedText => [`row.${name}`, text]),
    ]),
  )
}

/**
 * The tree of a day: the leaves and as many random ones as fill it, in the order of their hashes. So neither its size nor the place of
 * a leaf tells how much happened.
 *
 * @param seed 64 hexadecimal digits, which only the server knows
 */
export function treeOfDay(leaves: readonly Uint8Array[], size: DaySize, seed: string) {
  if (leaves.length > size) throw new RangeError(`${leaves.length} leaves are more than ${size}`)
  const padding = Array.from({ length: size - leaves.length }, (_, number) =>
    hashLeaf(
      encodeRecords([
        ['format', 'fitila-log-padding-1'],
        ['seed', seed],
        ['number', String(number)],
      ]),
    ),
  )
  const inOrder = [...leaves, ...padding].toSorted(byBytes)
  const tree = growingTree(inOrder)
  const places = new Map(inOrder.map((leaf, place) => [bytesToHex(leaf), place]))
  return {
    root: () => bytesToHex(tree.root(size)),
    placeOf(leaf: Uint8Array): { place: number; path: Uint8Array[] } {
      const place = places.get(bytesToHex(leaf))
      if (place === undefined) throw new RangeError('this leaf is not in the tree')
      return { place, path: tree.inclusionProof(place, size) }
    },
  }
}

/** The first leaf of the outer tree: the log begins on a day, and goes on from a chain of before. */
export function openingEntry({ day, head, before }: { day: string; head: string; before: string }): string {
  return `Fitila log 2\nOpened: ${day}\nChain: ${head}\nRoot: ${before}\n`
}

/** An entry of the outer tree: the statement of the day, or the opening. */
export function hashOfOuterEntry(entry: string): Uint8Array {
  return hashLeaf(utf8ToBytes(entry))
}

function byBytes(one: Uint8Array, other: Uint8Array): number {
  for (const [place, byte] of one.entries()) {
    const difference = byte - (other[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
