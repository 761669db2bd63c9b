import { expect, test } from 'vitest'
import { isKept, type Kept } from './kept.ts'

const original = {
  name: 'letter.txt',
  size: 10,
  sha256: 'ab'.repeat(32),
  lastModified: null,
  content: new Blob(['the letter']),
}
const item = {
  id: 'a1',
  type: 'Email',
  description: 'The letter',
  date: '2026-11-20',
  source: '',
  strength: 'strong',
  exhibits: [{ id: 'b1', original, cleanCopy: null }],
} as const
const entry = { at: '2026-11-25T10:30Z', action: 'item added', subject: 'Email', sha256: null } as const
const kept: Kept = {
  work: { chain: [item], log: [entry] },
  draft: { ...item, type: '' },
  signingKey: new Uint8Array(32),
}

test('what the tool keeps fits', () => {
  expect(isKept(kept)).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no key', { ...kept, signingKey: undefined }],
  ['a short key', { ...kept, signingKey: new Uint8Array(31) }],
  ['no draft', { ...kept, draft: null }],
  ['a chain that is no list', { ...kept, work: { chain: { length: 1, 0: item }, log: [] } }],
  ['a type that there is not', withItem({ type: 'Rumour' })],
  ['a date that is none', withItem({ date: 'yesterday' })],
  ['a description that is no text', withItem({ description: ['x'] })],
  ['a file without its bytes', withFile({ content: 'the letter' })],
  ['a file of another size', withFile({ size: 11 })],
  ['a fingerprint that is none', withFile({ sha256: 'AB' })],
  ['an act that no log has', { ...kept, work: { chain: [item], log: [{ ...entry, action: 'burnt' }] } }],
])('%s does not fit', (_, given) => {
  expect(isKept(given)).toBe(false)
})

function withItem(part: object) {
  return { ...kept, work: { chain: [{ ...item, ...part }], log: [] } }
}

function withFile(part: object) {
  return withItem({ exhibits: [{ id: 'b1', original: { ...original, ...part }, cleanCopy: null }] })
}
