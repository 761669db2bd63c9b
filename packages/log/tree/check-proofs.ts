import { hashNode } from './merkle-tree.ts'

export type Inclusion = {
  /** Of `hashLeaf`. */
  leaf: Uint8Array
  index: number
  size: number
  proof: readonly Uint8Array[]
  root: Uint8Array
}

/** RFC 9162, section 2.1.3.2. */
export function isIncluded({ root, ...found }: Inclusion): boolean {
  const computed = rootByProof(found)
  return computed !== null && isSameHash(computed, root)
}

/** The root that a proof of inclusion leads to; null for a proof that no tree of this size has. */
export function rootByProof({ leaf, index, size, proof }: Omit<Inclusion, 'root'>): Uint8Array | null {
  if (!isSize(size) || !isSize(index) || index >= size) return null
  let [node, last, hash] = [index, size - 1, leaf]
  for (const sibling of proof) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      hash = hashNode(sibling, hash)
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)]
    } else hash = hashNode(hash, sibling)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 ? hash : null
}

export type Consistency = {
  oldSize: number
  oldRoot: Uint8Array
  size: number
  root: Uint8Array
  proof: readonly Uint8Array[]
}

/** RFC 9162, section 2.1.4.2. Every tree goes on from the empty one. */
export function isConsistent({ oldSize, oldRoot, size, root, proof }: Consistency): boolean {
  if (!isSize(oldSize) || !isSize(size) || oldSize > size) return false
  if (oldSize === 0) return proof.length === 0
  if (oldSize === size) return proof.length === 0 && isSameHash(oldRoot, root)
  // An old tree that is a whole subtree of the new one is its own first hash.
  const isWhole = 2 ** Math.floor(Math.log2(oldSize)) === oldSize
  const [first, ...others] = isWhole ? [oldRoot, ...proof] : proof
  if (!first) return false
  let [node, last] = [oldSize - 1, size - 1]
  while (node % 2 === 1) [node, last] = [half(node), half(last)]
  let [oldHash, hash] = [first, first]
  for (const sibling of others) {
    if (last === 0) return false
    if (node % 2 === 1 || node === last) {
      oldHash = hashNode(sibling, oldHash)
      hash = hashNode(sibling, hash)
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)]
    } else hash = hashNode(hash, sibling)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 && isSameHash(oldHash, oldRoot) && isSameHash(hash, root)
}

export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place])
}

// Not by shifting: that would end at 31 bits.
function half(number: number): number {
  return Math.floor(number / 2)
}

function isSize(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0
}
