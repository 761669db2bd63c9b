import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

const word = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))

test('a Word document gives its paragraphs, tabs, notes, comments and what was deleted but kept', () => {
  const bytes = word({
    'word/document.xml':
      '<w:document><w:body><w:p><w:r><w:t>Ada &amp; Obi</w:t><w:tab/><w:t xml:space="preserve"> met</w:t></w:r></w:p><w:p><w:del><w:r><w:delText>Ngozi</w:delText></w:r></w:del></w:p></w:body></w:document>',
    'word/comments.xml':
      '<w:comments><w:comment><w:p><w:r><w:t>Ask T&#101;rfa</w:t></w:r></w:p></w:comment></w:comments>',
    'word/styles.xml': '<w:styles><w:t>not text</w:t></w:styles>',
  })
  expect(readDocument('letter.docx', bytes)).toBe('Ada & Obi\t met\nNgozi\n\nAsk Terfa')
})

test('plain text is read in UTF-8, UTF-16 and as old Windows files', () => {
  expect(readDocument('a.txt', strToU8('Ẹ káàbọ̀'))).toBe('Ẹ káàbọ̀')
  expect(readDocument('a.txt', Uint8Array.of(0xff, 0xfe, 0x41, 0))).toBe('A')
  expect(readDocument('a.txt', Uint8Array.of(0x41, 0xe9))).toBe('Aé')
})

test.for([
  ['a.pdf', strToU8('%PDF-1.7'), 'pdf-without-text'],
  ['a.pdf', strToU8('%PDF-1.7 trailer << /Encrypt 1 0 R >>'), 'pdf-locked'],
  ['a.docx', word({ 'other.xml': '' }), 'not-readable'],
  ['a.docx', strToU8('PK\u0003\u0004 and then nothing'), 'not-readable'],
  ['a.png', Uint8Array.of(0x89, 0x50, 0, 0), 'unknown-kind'],
  ['a.txt', new Uint8Array(25_000_001), 'too-large'],
] as const)('%s with such bytes is refused with a sentence', ([name, bytes, code]) => {
  expect(() => readDocument(name, bytes)).toThrow(expect.objectContaining({ code }))
})
