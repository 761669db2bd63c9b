import { createHash } from 'node:crypto'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { isConsistent, isIncluded } from './check-proofs.ts'
import { growingTree, hashLeaf, rootOfTree } from './merkle-tree.ts'

// The known answers of Certificate Transparency's reference implementation for RFC 6962.
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const known = entries.map((entry) => hashLeaf(hexToBytes(entry)))

test('the roots of the first trees are the known ones', () => {
  expect(bytesToHex(rootOfTree([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(roots.map((_, index) => bytesToHex(rootOfTree(known.slice(0, index + 1))))).toEqual(roots)
})

test('proofs are the known ones', () => {
  const inclusion = (index: number, size: number) =>
    growingTree(known).inclusionProof(index, size).map(bytesToHex)
  expect(inclusion(0, 1)).toEqual([])
  expect(inclusion(0, 8)).toEqual([
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ])
  const consistency = (from: number, size: number) =>
    growingTree(known).consistencyProof(from, size).map(bytesToHex)
  expect(consistency(6, 8)).toEqual([
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ])
  expect(consistency(2, 5)).toEqual([
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  ])
})

const most = 300
const leaves = Array.from({ length: most }, (_, index) => hashLeaf(Uint8Array.of(index >> 8, index & 255)))
const sizes = Array.from({ length: most }, (_, index) => index + 1)
const grown = growingTree(leaves)
const rootAt = [rootOfTree([]), ...sizes.map((size) => naiveRoot(leaves.slice(0, size)))]

/** Level by level, with a last one that has no partner carried up: another way to the same root. */
function naiveRoot(level: readonly Uint8Array[]): Uint8Array {
  const [first, second] = level
  if (!first || !second) return first ?? new Uint8Array()
  const next: Uint8Array[] = []
  for (let place = 0; place < level.length; place += 2) {
    const [left, right] = level.slice(place, place + 2)
    const node = right
      ? createHash('sha256')
          .update(Uint8Array.of(1))
          .update(left ?? '')
          .update(right)
          .digest()
      : left
    if (node) next.push(new Uint8Array(node))
  }
  return naiveRoot(next)
}

test('every proof of inclusion leads to the root of a naive tree, and from no other leaf', () => {
  for (const size of sizes) {
    const root = at(rootAt, size)
    for (let index = 0; index < size; index += 1) {
      const proof = grown.inclusionProof(index, size)
      const found = { leaf: at(leaves, index), index, size, root, proof }
      if (!isIncluded(found)) expect.fail(`leaf ${index} of ${size}`)
      if (index % 10 === 1 && isIncluded({ ...found, leaf: at(leaves, index - 1) }))
        expect.fail(`not ${index}`)
    }
  }
})

test('every proof of consistency holds, and for no other old root', () => {
  for (const size of sizes) {
    const root = at(rootAt, size)
    for (let oldSize = 0; oldSize <= size; oldSize += 1) {
      const found = { oldSize, oldRoot: at(rootAt, oldSize), size, root }
      const proof = grown.consistencyProof(oldSize, size)
      if (!isConsistent({ ...found, proof })) expect.fail(`${oldSize} to ${size}`)
      if (oldSize % 10 === 1 && isConsistent({ ...found, oldRoot: at(rootAt, oldSize - 1), proof }))
        expect.fail(`${oldSize} to ${size} by another root`)
    }
  }
})

const flips = [0, 7, 100, 255]

test.each([1, 2, 3, 7, 8, 100, 255, 256, 300])(
  'a proof of a tree of %i with a bit, a hash or a place changed is refused',
  (size) => {
    const root = at(rootAt, size)
    for (const index of new Set([0, size >> 1, size - 1])) {
      const leaf = at(leaves, index)
      const proof = grown.inclusionProof(index, size)
      const changed = [
        ...proof.flatMap((_, place) => flips.map((bit) => flipped(proof, place, bit))),
        ...proof.map((_, place) => proof.toSpliced(place, 1)),
        [...proof, root],
        [root, ...proof],
      ]
      for (const other of changed) expect(isIncluded({ leaf, index, size, root, proof: other })).toBe(false)
      for (const other of [index - 1, index + 1, index + 0.5, -1, size])
        expect(isIncluded({ leaf, index: other, size, root, proof })).toBe(false)
      for (const bit of flips)
        expect(isIncluded({ leaf: at(flipped([leaf], 0, bit), 0), index, size, root, proof })).toBe(false)
    }
    for (const oldSize of new Set([1, size >> 1, size - 1, size].filter((old) => old > 0))) {
      const proof = grown.consistencyProof(oldSize, size)
      const oldRoot = at(rootAt, oldSize)
      const changed = [
        ...proof.flatMap((_, place) => flips.map((bit) => flipped(proof, place, bit))),
        ...proof.map((_, place) => proof.toSpliced(place, 1)),
        [...proof, root],
      ]
      for (const other of changed)
        expect(isConsistent({ oldSize, oldRoot, size, root, proof: other })).toBe(false)
      expect(isConsistent({ oldSize, oldRoot, size: oldSize - 1, root, proof })).toBe(false)
      for (const bit of flips)
        expect(isConsistent({ oldSize, oldRoot, size, root: at(flipped([root], 0, bit), 0), proof })).toBe(
          false,
        )
    }
  },
)

test('no proof is made of what is not in the tree', () => {
  expect(() => grown.inclusionProof(most, most)).toThrow(RangeError)
  expect(() => grown.inclusionProof(0, 0)).toThrow(RangeError)
  expect(() => grown.consistencyProof(3, 2)).toThrow(RangeError)
  expect(() => grown.root(most + 1)).toThrow(RangeError)
})

function flipped(hashes: readonly Uint8Array[], place: number, bit: number): Uint8Array[] {
  return hashes.map((hash, index) =>
    index === place ? hash.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)) : hash,
  )
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`there is no ${index}`)
  return item
}
