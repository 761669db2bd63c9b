import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { latin, makePdf, stream } from '@fitila/sanitizer/pdf/vectors/make-pdf'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { expect, test } from 'vitest'
import { testWith } from '#tests/support/documents/outside-tools.ts'
import { shownBy } from '#tests/support/documents/shown-pages.ts'

const options: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const sanitize = makeSanitizer(null)
const clean = (bytes: Uint8Array, hidden: SanitizeOptions['hidden'] = 'remove') =>
  sanitize(bytes, '', { ...options, hidden }, () => {})

const widths = '600 '.repeat(224)

/** A page of 300 by 200 points with a font of which each letter is 0.6 of its size wide. */
function page(content: string, notes = ''): Uint8Array {
  return makePdf(
    [
      ['<</Type/Catalog/Pages 2 0 R>>'],
      ['<</Type/Pages/Count 1/Kids[3 0 R]>>'],
      [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Annots[${notes}]/Resources<</Font<</F 5 0 R/H<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/ExtGState<</Half<</ca .5>>/None<</ca 0>>/Mark<</BM/Multiply>>>>/XObject<</P 6 0 R>>>>>>`,
      ],
      stream('', content),
      [
        `<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${widths}]>>`,
      ],
      stream(
        '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
        Uint8Array.of(0),
      ),
    ],
    '/Root 1 0 R',
  )
}

const seen = 'BT /F 10 Tf 20 150 Td (Seen words) Tj ET\n'
/** Six letters of six points. */
const secret = 'BT /F 10 Tf 20 100 Td (ZqNGOZ) Tj ET\n'
const box = '0 g 18 96 40 14 re f\n'

const covered: Record<string, string> = {
  'under a black box': `${seen}${secret}${box}`,
  'under a white box': `${seen}${secret}1 g 18 96 40 14 re f\n`,
  'under a box of lines': `${seen}${secret}0 g 18 96 m 58 96 l 58 110 l 18 110 l h f\n`,
  'under a turned and scaled box': `${seen}${secret}q 0 2 -2 0 58 96 cm 0 g 0 0 7 20 re f Q\n`,
  'under a picture': `${seen}${secret}q 40 0 0 14 18 96 cm /P Do Q\n`,
  'under a box, in one row with nothing behind': `${seen}BT /F 10 Tf 50 TL 1 0 0 1 20 100 Tm [(Zq) -10 (NGOZ)] TJ T* (a) Tj ET\n${box}`,
  'on a line of its own under a box': `${seen}BT /F 10 Tf 12 TL 20 112 Td (ZqNGOZ) ' (below) ' ET\n${box}`,
  'that is half covered by one box and half by another': `${seen}${secret}0 g 18 96 20 14 re f 38 96 20 14 re f\n`,
  'under a thick line': `${seen}${secret}0 G 14 w 18 103 m 58 103 l S\n`,
  'under a box that is turned': `${seen}${secret}q .6 .8 -.8 .6 62 52 cm 0 g 0 0 68 68 re f Q\n`,
  'in the middle of a line': `${seen}BT /F 10 Tf 2 Tc 4 100 Td (by ZqNGOZ here) Tj ET\n0 g 27 96 48 14 re f\n`,
  'in a row of strings and shifts': `${seen}BT /F 10 Tf 20 100 Td [(by Zq) 30 (NGOZ) -500 (here)] TJ ET\n0 g 37 96 38 14 re f\n`,
  'before other words of its row': `${seen}BT /F 10 Tf 20 100 Td (ZqNGOZ) Tj ( is here) Tj ET\n${box}`,
}

test.for(Object.entries(covered))('text %s goes and is told', async ([, content]) => {
  const { bytes, found } = await clean(page(content))
  const told = found.filter(({ isRisk }) => isRisk).map(({ text }) => text)
  expect(told).toEqual([expect.stringMatching(/^Words that lie under .*: "Zq ?NGOZ", removed$/)])
  expect((await clean(page(content), 'keep')).kept.some(({ isRisk }) => isRisk)).toBe(true)
  await expect(clean(page(content), 'ask')).rejects.toMatchObject({ question: { ask: 'hidden' } })
  expect((await clean(bytes)).bytes).toEqual(bytes)
})

for (const [name, content] of Object.entries(covered)) {
  testWith(['pdftotext', 'pdftoppm'], `other programs find no text ${name}, and the same page`, async () => {
    const before = await shownBy(page(content))
    const after = await shownBy((await clean(page(content))).bytes)
    expect(before.text).toContain('NGOZ')
    expect(after.text).not.toContain('NGOZ')
    expect(after.text).toContain('Seen words')
    expect(after.pixels.equals(before.pixels)).toBe(true)
  })
}

test.for([
  ['on a box', `${seen}${box}1 g ${secret}`],
  ['beside a box', `${seen}${secret}0 g 100 96 40 14 re f\n`],
  ['under a half transparent box', `${seen}${secret}q /Half gs ${box} Q\n`],
  ['under a marker', `${seen}${secret}q /Mark gs 1 1 0 rg 18 96 40 14 re f Q\n`],
  ['over a line', `${seen}${secret}0 g 18 98 40 .5 re f\n`],
  ['under a box that is clipped away', `${seen}${secret}q 200 0 9 9 re W n ${box} Q\n`],
  ['under a frame', `${seen}${secret}0 G 18 96 40 14 re S\n`],
] as const)('nothing is said of text %s, and it stays', async ([, content]) => {
  const { bytes, found, kept } = await clean(page(content))
  expect([...found, ...kept].filter(({ isRisk }) => isRisk)).toEqual([])
  const before = await clean(page(content), 'keep')
  expect(bytes).toEqual(before.bytes)
})

test.for([
  [
    'a part of a line and a part of a letter',
    `${seen}BT /F 10 Tf 20 100 Td (by ZqNGOZ here) Tj ET\n0 g 38 96 35 14 re f\n`,
  ],
  [
    'a word in letters of unknown width, before others of its row',
    `${seen}BT /H 10 Tf 20 100 Td (ZqNGOZ) Tj ( is here) Tj ET\n0 g 10 90 150 24 re f\n`,
  ],
] as const)('a box over %s is told first, with advice', async ([, content]) => {
  const { kept } = await clean(page(content))
  expect(kept.filter(({ isRisk }) => isRisk).map(({ text }) => text)).toEqual([
    expect.stringMatching(/lies over words: "(?:by Z here|ZqNGOZ)"\. Readers can still copy them\./),
  ])
})

test.for([
  ['a filled box', '/Subtype/Square/IC[0 0 0]', true],
  ['an empty box', '/Subtype/Square/C[0 0 0]', false],
  ['a hidden box', '/Subtype/Square/IC[0 0 0]/F 2', false],
  ['a half transparent box', '/Subtype/Square/IC[1 1 0]/CA .4', false],
] as const)('a note over words that is %s: told first, %s', async ([, keys, isTold]) => {
  const { kept } = await clean(page(`${seen}${secret}`, `<</Type/Annot/Rect[18 96 58 110]${keys}>>`))
  expect(kept.some(({ isRisk, text }) => isRisk && text.includes('ZqNGOZ'))).toBe(isTold)
})

test('what is drawn is followed without failing, whatever the instructions are', async () => {
  const words = 'q Q cm BT ET Tf Td Tj TJ re f W n Do gs BDC EMC BI ID EI ( [ ] >> << 1e9 -0 /F'.split(' ')
  for (let at = 0; at < 200; at++) {
    const content = Array.from({ length: 60 }, (_, step) => words[(at * 7 + step * step * 13) % words.length])
    await clean(page(latin(content.join(' ')).reduce((text, code) => text + String.fromCharCode(code), '')))
  }
})
