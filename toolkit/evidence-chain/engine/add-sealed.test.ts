import { expect, test } from 'vitest'
import { withSealed } from './add-sealed.ts'
import type { SealedFile } from './evidence-item.ts'

const fileOf = (name: string, digit: string): SealedFile => ({
  name,
  size: 1,
  sha256: digit.repeat(64),
  lastModified: null,
  content: new Blob(['x']),
})
const [photo, clean, other] = [fileOf('photo.jpg', 'a'), fileOf('image-1.jpg', 'b'), fileOf('other.jpg', 'c')]
const makeId = () => 'new'

test('a file and its clean copy become an exhibit', () => {
  expect(withSealed([], { original: photo, cleanCopy: clean }, makeId)).toEqual([
    { id: 'new', original: photo, cleanCopy: clean },
  ])
})

test('a clean copy takes its place beside the original that is there', () => {
  const there = [
    { id: 'one', original: other, cleanCopy: null },
    { id: 'two', original: photo, cleanCopy: null },
  ]
  expect(withSealed(there, { original: photo, cleanCopy: clean }, makeId)).toEqual([
    there[0],
    { id: 'two', original: photo, cleanCopy: clean },
  ])
})

test('a copy that is the original to the last byte is none, and takes no other away', () => {
  const there = [{ id: 'two', original: photo, cleanCopy: clean }]
  expect(withSealed(there, { original: photo, cleanCopy: photo }, makeId)).toEqual(there)
  expect(withSealed([], { original: photo, cleanCopy: photo }, makeId)).toEqual([
    { id: 'new', original: photo, cleanCopy: null },
  ])
})

test('without its fingerprint a file is not taken', () => {
  expect(withSealed([], { original: undefined, cleanCopy: clean }, makeId)).toEqual([])
})
