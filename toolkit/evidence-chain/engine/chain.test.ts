import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addItem, type Chain, moveDown, moveUp, removeItem, updateItem } from './chain.ts'
import { type EvidenceItem, emptyDraft, itemFrom } from './evidence-item.ts'

const ids = (chain: Chain) => chain.map(({ id }) => id).join('')

function buildItem(id: string, overrides: Partial<EvidenceItem> = {}): EvidenceItem {
  return {
    id,
    type: 'Document',
    description: `Item ${id}`,
    date: '',
    source: '',
    strength: 'medium',
    exhibits: [],
    ...overrides,
  }
}

const three: Chain = ['a', 'b', 'c'].map((id) => buildItem(id))

test('a new item goes to the end', () => {
  expect(ids(addItem(three, buildItem('d')))).toBe('abcd')
})

test('an update replaces the item in place', () => {
  const updated = updateItem(three, buildItem('b', { description: 'New' }))
  expect(ids(updated)).toBe('abc')
  expect(updated[1]?.description).toBe('New')
})

test('moving swaps neighbours and stops at the ends', () => {
  expect(ids(moveUp(three, 'b'))).toBe('bac')
  expect(ids(moveDown(three, 'b'))).toBe('acb')
  expect(moveUp(three, 'a')).toBe(three)
  expect(moveDown(three, 'c')).toBe(three)
  expect(moveUp(three, 'unknown')).toBe(three)
  expect(moveDown(three, 'unknown')).toBe(three)
})

test('removing takes out one item', () => {
  expect(ids(removeItem(three, 'b'))).toBe('ac')
})

test('no order of moves loses or doubles an item', () => {
  const move = fc.tuple(fc.constantFrom(moveUp, moveDown), fc.constantFrom('a', 'b', 'c'))
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const end = moves.reduce((chain, [take, id]) => take(chain, id), three)
      expect([...ids(end)].sort().join('')).toBe('abc')
    }),
  )
})

test('a draft needs a type and a description that is not blank', () => {
  expect(itemFrom(emptyDraft, '1')).toBeUndefined()
  expect(itemFrom({ ...emptyDraft, type: 'Email' }, '1')).toBeUndefined()
  expect(itemFrom({ ...emptyDraft, description: 'A letter' }, '1')).toBeUndefined()
  expect(itemFrom({ ...emptyDraft, type: 'Email', description: '  \n ' }, '1')).toBeUndefined()
  expect(itemFrom({ ...emptyDraft, type: 'Email', description: ' A letter ' }, '1')).toMatchObject({
    id: '1',
    type: 'Email',
    description: 'A letter',
    strength: 'medium',
  })
})
