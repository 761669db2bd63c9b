import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainEntries, custodyActions, custodyEntry, openEntries } from './custody-log.ts'
import type { EvidenceItem, SealedFile } from './evidence-item.ts'
import { recordChange, recordMove } from './record-change.ts'

const at = new Date('2026-11-21T10:30:59Z')
const entries = fc.array(
  fc
    .tuple(fc.constantFrom(...custodyActions), fc.string())
    .map(([action, subject]) => custodyEntry(at, action, subject)),
  { minLength: 1, maxLength: 8 },
)

test('a time is kept to the minute', () => {
  expect(custodyEntry(at, 'item added', 'x').at).toBe('2026-11-21T10:30Z')
})

test('the chain value is the SHA-256 of the one before, a line feed and the entry', () => {
  const [first, second] = chainEntries([
    custodyEntry(at, 'item added', 'x'),
    custodyEntry(at, 'item moved', 'x'),
  ])
  const words = '{"at":"2026-11-21T10:30Z","action":"item moved","subject":"x","sha256":null}'
  expect(second?.hash).toBe(createHash('sha256').update(`${first?.hash}\n${words}`).digest('hex'))
})

test('a log is opened as it was closed', () => {
  fc.assert(
    fc.property(entries, (given) => {
      expect(openEntries(chainEntries(given))).toEqual(given)
    }),
  )
})

test('an entry changed or taken out of the middle is noticed', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (given, pick) => {
      const chained = chainEntries([...given, custodyEntry(at, 'package made', 'end')])
      const place = pick % given.length
      const changed = chained.map((entry, index) =>
        index === place ? { ...entry, subject: `${entry.subject}!` } : entry,
      )
      expect(() => openEntries(changed)).toThrow(expect.objectContaining({ code: 'log-broken' }))
      expect(() => openEntries(chained.toSpliced(place, 1))).toThrow(
        expect.objectContaining({ code: 'log-broken' }),
      )
    }),
  )
})

const file = (name: string): SealedFile => ({
  name,
  size: 0,
  sha256: name,
  lastModified: null,
  content: new Blob([]),
})

function itemWith(original: SealedFile, cleanCopy: SealedFile | null = null): EvidenceItem {
  const exhibits = [{ id: 'x', original, cleanCopy }]
  return { id: '1', type: 'Email', description: 'A letter', date: '', source: '', strength: 'weak', exhibits }
}

test('an added item is told with its files', () => {
  expect(told(undefined, itemWith(file('a'), file('b')))).toEqual([
    'item added Email: A letter',
    'original sealed a',
    'clean copy sealed b',
  ])
})

test('a changed item tells what came and what went', () => {
  const kept = file('a')
  expect(told(itemWith(kept, file('b')), itemWith(kept, file('c')))).toEqual([
    'item changed Email: A letter',
    'clean copy removed b',
    'clean copy sealed c',
  ])
})

test('a removed item tells its files', () => {
  expect(told(itemWith(file('a')), undefined)).toEqual(['item removed Email: A letter', 'original removed a'])
})

test('a moved item is told', () => {
  expect(recordMove(itemWith(file('a')), at)).toMatchObject({
    action: 'item moved',
    subject: 'Email: A letter',
  })
})

function told(before: EvidenceItem | undefined, after: EvidenceItem | undefined): string[] {
  return recordChange({ before, after }, at).map(({ action, subject }) => `${action} ${subject}`)
}
