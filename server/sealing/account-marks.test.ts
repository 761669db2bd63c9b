import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOf, markOf, marksOf } from './account-marks.ts'
import { deriveKeys } from './server-keys.ts'

const holder = { keys: deriveKeys(createHash('sha256').update('one').digest()) }
const other = { keys: deriveKeys(createHash('sha256').update('other').digest()) }
const tables = ['reports', 'drafts', 'notifications'] as const

test('an account is found again by its mark, in each table', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(...tables), (id, table) => {
      expect(accountOf(holder, table, markOf(holder, table, id))).toBe(id)
    }),
  )
})

test('an account has one mark in a table, and another in each table and under each key', () => {
  const id = randomUUID()
  const marks = [holder, other].flatMap((each) => tables.map((table) => markOf(each, table, id)))
  expect(new Set([...marks, id]).size).toBe(7)
  expect(markOf(holder, 'reports', id)).toBe(marks[0])
})

test('the marks of many accounts are the marks of each, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid()), fc.constantFrom(...tables), (ids, table) => {
      expect(marksOf(holder, table, ids)).toEqual(ids.map((id) => markOf(holder, table, id)))
    }),
  )
})

test('accounts that differ in one digit have marks that have nothing in common', () => {
  const [one, next] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']
  const bits = (id: string) => BigInt(`0x${markOf(holder, 'reports', id).replaceAll('-', '')}`)
  const differing = (bits(one) ^ bits(next)).toString(2).replaceAll('0', '').length
  expect(differing).toBeGreaterThan(35)
})

// Computed with `openssl enc -aes-256-ecb -nopad` under the key that `openssl dgst -mac HMAC` makes of the name of the table.
test('the mark is one block of AES-256', () => {
  const keys = { ...holder.keys, accounts: Buffer.alloc(32, 7) }
  expect(markOf({ keys }, 'reports', '00112233-4455-6677-8899-aabbccddeeff')).toBe(
    'a53e258d-3ee3-ce45-d044-4baa4d6d0f7e',
  )
})
