import { expect, test } from 'vitest'
import { mostStrips, parseExtractPage, parseStrips, writeExtractPage, writeStrips } from './extract-pages.ts'

test('strips are read as they are written', () => {
  const strips = [
    { from: 0, to: 20 },
    { from: 60, to: 75 },
  ]
  expect(parseStrips('0-20, 60-75')).toEqual(strips)
  expect(parseStrips('0-20 60–75')).toEqual(strips)
  expect(parseStrips(writeStrips(strips))).toEqual(strips)
  expect(parseStrips('')).toEqual([])
})

test.each(['20', '20-10', '5-5', '90-101', '-5-10', 'top', '0-20; 30-40', '1-2,'.repeat(mostStrips + 1)])(
  'a line that is no list of strips is refused, so that nothing stays uncovered by a slip: %s',
  (text) => {
    expect(parseStrips(text)).toBeNull()
  },
)

test('a page is read as it is written, and nothing else is one', () => {
  const page = {
    attachmentId: '0f0e0d0c-0000-4000-8000-000000000001',
    page: 3,
    strips: [{ from: 0, to: 20 }],
  }
  expect(parseExtractPage(writeExtractPage(page))).toEqual(page)
  for (const text of ['', 'x:1:', `${page.attachmentId}:0:`, `${page.attachmentId}:1:20-10`])
    expect(parseExtractPage(text)).toBeNull()
})
