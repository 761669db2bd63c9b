import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePdf } from '@fitila/formats/paper/write-pdf'
import { Unreadable } from '@fitila/formats/unreadable'
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readPdf } from './read-pdf.ts'

// Printed by Chromium, with fonts cut down to their letters, kerning, accents from another font, a table and two pages.
const petition = readFileSync(join(import.meta.dirname, 'petition.pdf'))

test('words stay whole, lines and pages end where they end, and accents are read', () => {
  const text = readPdf(petition)
  expect(text.split('\n')).toEqual([
    'Petition against the cashier',
    'My name is Ngozi Nwabara. Adékúnlé Ọ̀ṣun paid N5,000,000 on 14 March 2024 & left.',
    'Name Terfa Ityavyar',
    'Phone 0803 123 4567',
    '',
    'Second page: final office file “affidavit”.',
  ])
})

test('what our own tools save as PDF is read back', () => {
  const blocks = [
    { kind: 'paragraph', text: 'Ngozi Nwabara paid on 14 March 2024.' },
    { kind: 'list', items: ['first thing', 'second thing'] },
  ] as const
  const text = readPdf(writePdf({ title: 'A title', blocks, foot: 'the foot' }))
  for (const words of ['A title', 'Ngozi Nwabara paid on 14 March 2024.', 'first thing', 'the foot'])
    expect(text).toContain(words)
})

test('a font that does not tell its letters makes a refusal, no text with holes', () => {
  const font = '2 0 obj << /Subtype /Type0 >> endobj'
  const page = '3 0 obj << /Resources << /Font << /F 2 0 R >> >> /Contents 4 0 R >> endobj'
  const content = '4 0 obj << /Length 32 >> stream\nBT /F 9 Tf <000100020003> Tj ET      \nendstream endobj'
  const catalog = '1 0 obj << /Type /Catalog /Pages 3 0 R >> endobj'
  expect(() => readPdf(strToU8(`%PDF-1.4 ${catalog} ${font} ${page} ${content}`))).toThrow(
    expect.objectContaining({ code: 'pdf-unclear' }),
  )
})

test('damaged files end in a text or in a refusal, never otherwise', () => {
  const changes = fc.array(fc.tuple(fc.nat(petition.length - 1), fc.integer({ min: 0, max: 255 })), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(changes, fc.nat(petition.length), (list, cut) => {
      const bytes = Uint8Array.from(petition)
      for (const [place, value] of list) bytes[place] = value
      expectTextOrRefusal(() => readPdf(bytes))
      expectTextOrRefusal(() => readPdf(bytes.subarray(0, cut)))
    }),
    { numRuns: 60 },
  )
})

test('forms that draw each other a million times end', () => {
  const forms = Array.from({ length: 8 }, (_, level) => {
    const content = '/F Do '.repeat(40)
    return `${level + 10} 0 obj << /Subtype /Form /Resources << /XObject << /F ${level + 11} 0 R >> >> /Length ${content.length} >> stream\n${content}\nendstream endobj`
  })
  const page = '3 0 obj << /Resources << /XObject << /F 10 0 R >> >> /Contents 4 0 R >> endobj'
  const content = '4 0 obj << /Length 6 >> stream\n/F Do \nendstream endobj'
  const catalog = '1 0 obj << /Type /Catalog /Pages 3 0 R >> endobj'
  expect(() => readPdf(strToU8(`%PDF-1.4 ${catalog} ${page} ${content} ${forms.join(' ')}`))).toThrow(
    Unreadable,
  )
})

function expectTextOrRefusal(read: () => string): void {
  try {
    expect(typeof read()).toBe('string')
  } catch (error) {
    expect(error).toBeInstanceOf(Unreadable)
  }
}
