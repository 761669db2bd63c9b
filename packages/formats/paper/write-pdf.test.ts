import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut, page } from './lay-out.ts'
import type { Paper, PaperBlock } from './paper.ts'
import { setText, widthOf } from './set-text.ts'
import { writePdf } from './write-pdf.ts'
import { writeText } from './write-text.ts'

const sample: Paper = {
  title: 'Ọ̀rọ̀ about ₦5,000,000',
  lead: 'One line.',
  blocks: [
    { kind: 'heading', text: 'First' },
    { kind: 'paragraph', text: 'A paragraph (with brackets), a \\ and ‘quotes’.\nA second line.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'steps', items: ['do this', 'then that'] },
    { kind: 'facts', rows: [{ term: 'Type', detail: 'Document' }] },
    { kind: 'code', text: 'a'.repeat(200) },
    { kind: 'page-break' },
    { kind: 'subheading', text: 'Last' },
  ],
  foot: 'Foot.',
}

const anyBlock: fc.Arbitrary<PaperBlock> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('heading', 'paragraph', 'code'),
    text: fc.string({ unit: 'grapheme', maxLength: 3000 }),
  }),
  fc.record({ kind: fc.constantFrom('list', 'steps'), items: fc.array(fc.string({ unit: 'grapheme' })) }),
  fc.constant({ kind: 'page-break' }),
)
const anyPaper: fc.Arbitrary<Paper> = fc.record({
  title: fc.string({ unit: 'grapheme' }),
  blocks: fc.array(anyBlock),
  foot: fc.string(),
})

test('every offset in the table of a PDF leads to its object, whatever is written', () => {
  fc.assert(
    fc.property(anyPaper, (paper) => {
      expect(brokenOffsets(writePdf(paper))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('no line leaves the margins, whatever is written', () => {
  fc.assert(
    fc.property(anyPaper, (paper) => {
      for (const line of layOut(paper).flat()) {
        expect(line.x + widthOf(line.codes, line.face, line.size)).toBeLessThanOrEqual(
          page.width - page.margin + 12,
        )
        expect(line.y).toBeGreaterThanOrEqual(page.foot)
        expect(line.y).toBeLessThan(page.height - page.margin + 1)
      }
    }),
    { numRuns: 60 },
  )
})

test('the same paper gives the same bytes', () => {
  expect(writePdf(sample)).toEqual(writePdf(structuredClone(sample)))
})

test('a page break begins a page, and pages are numbered', () => {
  const text = new TextDecoder('latin1').decode(writePdf(sample))
  expect(text).toContain('/Count 2')
  expect(shownIn(text)).toContain('Page 2 of 2')
})

test('the letters of Nigeria are drawn as they are written, and can be copied', () => {
  const shown = shownIn(new TextDecoder('latin1').decode(writePdf(sample)))
  expect(shown).toContain('Ọ̀rọ̀ about ₦5,000,000')
  expect(shown).not.toContain('About the spelling')
})

test('letters that the font lacks are written plainly, and the paper says so', () => {
  const paper: Paper = { title: 'Of 日本', blocks: [{ kind: 'code', text: 'Ọba' }], foot: 'Foot.' }
  const shown = shownIn(new TextDecoder('latin1').decode(writePdf(paper)))
  expect(shown).toContain('Of ??')
  expect(shown).toContain('Oba')
  expect(shown).toContain('About the spelling: this PDF cannot show 3 letters or signs')
})

// Yoruba, Hausa, Igbo, Efik and Fulfulde, and what is typed beside them.
test.for([
  'Ọlọ́run Ṣadé ẹ̀kọ́ ńlá Ọ̀ṣun gbogbo ènìyàn',
  'Ɗan Ƙasa ɓera ƙarami Ƴanci ’yar',
  'Ụmụ ịkụziri ṅụrụ ọkụ Ịgbò',
  'ñ n̄ m̄ ḿ ǹ ŋ ɓ ɗ ƴ ǝ ɛ ɔ',
  '₦5,000,000 “so” – and… café €20',
])('nothing of %s is lost', (text) => {
  expect(setText(text, 'regular')).toMatchObject({ replaced: [] })
  const shown = shownIn(new TextDecoder('latin1').decode(writePdf({ title: text, blocks: [], foot: '' })))
  expect(shown).toContain(text.normalize('NFC'))
})

test('a mark is over the middle of its letter, and higher over a capital', () => {
  const drawn = (title: string) => {
    const file = new TextDecoder('latin1').decode(writePdf({ title, blocks: [], foot: '' }))
    return [...file.matchAll(/ ([\d.]+) Ts \[(-?[\d.]+) </g)].map(([, rise, shift]) =>
      [rise, shift].map(Number),
    )
  }
  const [[smallRise = 0, smallShift = 0] = []] = drawn('ọ̀')
  const [[highRise = 0] = []] = drawn('Ọ̀')
  expect(highRise).toBeGreaterThan(smallRise + 2)
  expect(Math.abs(smallShift)).toBeLessThan(400)
})

test.for([
  ['ọjọ́ ẹ̀kọ́ ṣé', 'ojo eko sé'],
  ['ɓera ɗaki ƙasa Ƴanci', 'bera daki kasa Yanci'],
  ['₦20', 'NGN 20'],
  ['“so” – and…', '“so” – and…'],
  ['日', '?'],
  ['a\tb\r\nc', 'a    b\nc'],
] as const)('in Courier, %s is written as %s', ([given, written]) => {
  expect(decode(setText(given, 'fixed').codes)).toBe(written)
})

test('the text edition keeps every letter', () => {
  const text = writeText(sample)
  expect(text).toContain('Ọ̀rọ̀ about ₦5,000,000')
  expect(text).toContain('1. do this\n2. then that')
  expect(text.split('\n').filter((line) => [...line].length > 76 && !line.startsWith('aaa'))).toEqual([])
})

function brokenOffsets(bytes: Uint8Array): string[] {
  const file = new TextDecoder('latin1').decode(bytes)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  const rows = file.slice(start).match(/^\d{10} 00000 n $/gm) ?? []
  const lengths = [...file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)]
  return [
    ...(file.slice(start, start + 5) === 'xref\n' && rows.length > 5 ? [] : ['no table']),
    ...rows.flatMap((row, place) => {
      const at = Number(row.slice(0, 10))
      return file.startsWith(`${place + 1} 0 obj\n`, at) ? [] : [`object ${place + 1}`]
    }),
    ...lengths.flatMap(([, length, content = '']) => (Number(length) === content.length ? [] : ['a length'])),
  ]
}

/** What a reader of the file copies out of it, line by line. */
function shownIn(file: string): string {
  const names = new Map(
    [...file.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4})>$/gm)].map(([, glyph = '', code = '']) => [
      Number.parseInt(glyph, 16),
      String.fromCharCode(Number.parseInt(code, 16)),
    ]),
  )
  return [...file.matchAll(/BT \/F(\d) [^\n]*? Td ([^\n]*?) ET/g)]
    .map(([, font, drawn = '']) => {
      const codes = [...drawn.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) =>
        numbersIn(hex, font === '9' ? 2 : 4),
      )
      return font === '9' ? decode(codes) : codes.map((code) => names.get(code)).join('')
    })
    .join('\n')
}

function numbersIn(hex: string, digits: number): number[] {
  return (hex.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((part) => Number.parseInt(part, 16))
}

function decode(codes: readonly number[]): string {
  return new TextDecoder('windows-1252').decode(Uint8Array.from(codes))
}
