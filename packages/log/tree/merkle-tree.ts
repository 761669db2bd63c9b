import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

// The tree of RFC 6962, section 2.1, as RFC 9162 keeps it. A hash is 32 bytes.

/** What represents an entry in the tree. */
export function hashLeaf(entry: Uint8Array): Uint8Array {
  return sha256(concatBytes(Uint8Array.of(0), entry))
}

export function hashNode(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(Uint8Array.of(1), left, right))
}

export function rootOfTree(leaves: readonly Uint8Array[]): Uint8Array {
  return growingTree(leaves).root(leaves.length)
}

/** A tree at each size that it had, of which every node is hashed once. */
export type GrowingTree = {
  root(size: number): Uint8Array
  /** Shows that the leaf at an index is in the tree of this size: the siblings on its way to the root, the lowest first. */
  inclusionProof(index: number, size: number): Uint8Array[]
  /** Shows that the tree of this size goes on from the one of an older size. */
  consistencyProof(oldSize: number, size: number): Uint8Array[]
}

/** @param leaves of `hashLeaf`, in the order of the tree */
export function growingTree(leaves: readonly Uint8Array[]): GrowingTree {
  const known = new Map<number, Uint8Array>()

  function rootOf(start: number, end: number): Uint8Array {
    const [leaf] = end - start === 1 ? leaves.slice(start, end) : []
    if (leaf) return leaf
    const name = start * (leaves.length + 1) + end
    const split = start + leftSize(end - start)
    const root = known.get(name) ?? hashNode(rootOf(start, split), rootOf(split, end))
    known.set(name, root)
    return root
  }

  function path(index: number, start: number, end: number): Uint8Array[] {
    if (end - start === 1) return []
    const split = start + leftSize(end - start)
    return index < split
      ? [...path(index, start, split), rootOf(split, end)]
      : [...path(index, split, end), rootOf(start, split)]
  }

  function subProof(oldEnd: number, start: number, end: number, root: 'known' | 'to be told'): Uint8Array[] {
    if (oldEnd === end) return root === 'known' ? [] : [rootOf(start, end)]
    const split = start + leftSize(end - start)
    return oldEnd <= split
      ? [...subProof(oldEnd, start, split, root), rootOf(split, end)]
      : [...subProof(oldEnd, split, end, 'to be told'), rootOf(start, split)]
  }

  return {
    root(size) {
      inRange(size, leaves.length)
      return size === 0 ? sha256(new Uint8Array()) : rootOf(0, size)
    },
    inclusionProof(index, size) {
      inRange(size, leaves.length)
      inRange(index, size - 1)
      return path(index, 0, size)
    },
    consistencyProof(oldSize, size) {
      inRange(size, leaves.length)
      inRange(oldSize, size)
      return oldSize === 0 ? [] : subProof(oldSize, 0, size, 'known')
    },
  }
}

function inRange(number: number, most: number): void {
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new RangeError(`${number} is not between 0 and ${most}`)
}

/** The largest power of two below a size of at least two. */
function leftSize(size: number): number {
  return 2 ** Math.floor(Math.log2(size - 1))
}
