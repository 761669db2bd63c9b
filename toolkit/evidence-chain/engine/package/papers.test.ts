import { writeText } from '@fitila/formats/paper/write-text'
import { expect, test } from 'vitest'
import type { Chain } from '../chain.ts'
import { chainEntries, custodyEntry } from '../custody-log.ts'
import type { SealedFile } from '../evidence-item.ts'
import { certificatePaper } from './certificate.ts'
import { placeExhibits } from './layout.ts'
import { custodyLogPaper, exhibitListPaper } from './papers.ts'

const file = (name: string, digit: string): SealedFile => ({
  name,
  size: 5,
  sha256: digit.repeat(64),
  lastModified: null,
  content: new Blob(['12345']),
})

const exhibits = [{ id: 'x', original: file('Ƙwangila.pdf', 'a'), cleanCopy: file('clean.pdf', 'b') }]
const facts = { date: '2026-03-04', source: '', strength: 'strong', exhibits } as const
const chain: Chain = [{ id: 'one', type: 'Document', description: 'A contract', ...facts }]

test('the list names every item, file, place and fingerprint', () => {
  const text = unwrapped(writeText(exhibitListPaper(chain, placeExhibits(chain))))
  for (const words of [
    '1. Document',
    'A contract',
    '2026-03-04',
    'Ƙwangila.pdf',
    'data/exhibits/01-1-Kwangila.pdf',
  ])
    expect(text).toContain(words)
  expect(text).toContain('data/working-copies/01-1-clean.pdf')
  expect(text).toContain('a'.repeat(64))
  expect(text).toContain('b'.repeat(64))
})

test('the log tells each entry with its chain value', () => {
  const entries = chainEntries([
    custodyEntry(new Date('2026-11-21T10:30:00Z'), 'original sealed', 'x', 'a'.repeat(64)),
  ])
  const text = unwrapped(writeText(custodyLogPaper(entries)))
  expect(text).toContain('2026-11-21T10:30Z: original sealed')
  expect(text).toContain(entries[0]?.hash)
})

test('the certificate is unsigned, has blanks for everything personal, and warns who signs', () => {
  const text = unwrapped(writeText(certificatePaper(placeExhibits(chain))))
  expect(text).toContain('DRAFT, not signed')
  expect(text).toMatch(/known by name to the court/)
  for (const field of ['Full name', 'Serial number', 'Signature', 'Date', 'Place'])
    expect(text).toMatch(new RegExp(`${field}[^_]*______`))
  expect(text).toContain('a'.repeat(64))
})

/** Without the line ends that a text of fixed width has. */
function unwrapped(text: string): string {
  return text.replace(/\s+/g, ' ')
}
