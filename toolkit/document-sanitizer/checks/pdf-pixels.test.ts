import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dirtyPdf } from '@fitila/sanitizer/pdf/vectors/dirty-pdf'
import { makePdf, packed } from '@fitila/sanitizer/pdf/vectors/make-pdf'
import { dividePages } from '@fitila/sanitizer/pdf-pixels/divide-pages'
import { joinPages } from '@fitila/sanitizer/pdf-pixels/join-pages'
import { makePixelsCleaner, renderInOneGo } from '@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'
import { openPageRenderer, type PageRenderer } from '@fitila/sanitizer/pdf-pixels/open-page-renderer'
import { Asked } from '@fitila/sanitizer/refusals'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { beforeAll, expect, test } from 'vitest'
import { runTool, testWith } from '../../../tests/support/documents/outside-tools.ts'

let renderer: PageRenderer

beforeAll(async () => {
  const require = createRequire(import.meta.url)
  const load = async (name: string) => new Uint8Array(await readFile(require.resolve(name)))
  renderer = await openPageRenderer({
    pdfium: await load('@embedpdf/pdfium/pdfium.wasm'),
    jpeg: await load('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
  })
}, 60_000)

function maximum(bytes: Uint8Array) {
  const made = workFor({ options: { pdf: 'maximum', dpi: 150, password: null, hidden: 'remove' } })
  return { told: made.told, cleaned: makePixelsCleaner(renderInOneGo(renderer))(bytes, made.work) }
}

test('pages as pictures hold no marker, and tell what was in the file', async () => {
  const { bytes, markers } = dirtyPdf()
  const { cleaned, told } = maximum(bytes)
  expect(findMarkers(await cleaned, markers)).toEqual([])
  expect(told.found.map(({ text }) => text)).toContain('Author “SECRET-author-7f3”, removed')
  expect(told.kept).toEqual([])
})

test('the same file gives the same bytes, no matter who renders which pages', async () => {
  const pdf = threePages()
  const all = { pdf, password: null, dpi: 150 } as const
  const whole = await renderer.renderPages({ ...all, range: { first: 0, end: 3 } }, () => undefined)
  const parts = await Promise.all(
    dividePages(3, 2).map((range) => renderer.renderPages({ ...all, range }, () => undefined)),
  )
  expect(joinPages(parts.flat())).toEqual(joinPages(whole))
})

test('each page is kept in the smallest way that shows it', async () => {
  const pages = await renderer.renderPages(
    { pdf: threePages(), password: null, dpi: 150, range: { first: 0, end: 3 } },
    () => undefined,
  )
  expect(pages.map(({ paint }) => paint.as)).toEqual(['gray-4-bit', 'indexed', 'jpeg'])
  expect(pages.map(({ pointsWide, pointsHigh }) => [pointsWide, pointsHigh])).toEqual([
    [300, 200],
    [200, 300],
    [300, 200],
  ])
})

test('a page as large as a house is drawn smaller, and keeps its size', async () => {
  const pdf = makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R>>'],
      ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
      ['<</Type /Page /Parent 2 0 R /MediaBox [0 0 14400 7200]>>'],
    ],
    '/Root 1 0 R',
  )
  const [page] = await renderer.renderPages(
    { pdf, password: null, dpi: 200, range: { first: 0, end: 1 } },
    () => undefined,
  )
  expect(page).toMatchObject({ pointsWide: 14400, pointsHigh: 7200 })
  expect((page?.pixelsWide ?? 0) * (page?.pixelsHigh ?? 0)).toBeLessThanOrEqual(40_010_000)
})

test('pages are handed out in short runs that together are all pages', () => {
  expect(dividePages(7, 2)).toEqual([
    { first: 0, end: 2 },
    { first: 2, end: 4 },
    { first: 4, end: 6 },
    { first: 6, end: 7 },
  ])
})

test('what PDFium cannot open is refused', async () => {
  await expect(async () => maximum(new Uint8Array(100)).cleaned).rejects.toMatchObject({ code: 'broken' })
})

testWith(
  ['qpdf', 'pdftotext', 'pdfinfo', 'exiftool'],
  'the new PDF is sound, has the sizes of the old, and no words',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fitila-pixels-'))
    try {
      const path = join(folder, 'pixels.pdf')
      await writeFile(path, await maximum(threePages()).cleaned)
      await runTool('qpdf', ['--check', path])
      expect(String(await runTool('pdftotext', [path, '-'])).trim()).toBe('')
      expect(String(await runTool('pdfinfo', ['-l', '3', path]))).toContain('Page    2 size:  200 x 300 pts')
      expect(String(await runTool('exiftool', ['-Producer', '-CreateDate', path]))).toBe('')
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

testWith(['qpdf'], 'a locked file asks for its password', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-pixels-'))
  try {
    const plain = join(folder, 'plain.pdf')
    const locked = join(folder, 'locked.pdf')
    await writeFile(plain, threePages())
    await runTool('qpdf', ['--encrypt', 'word', 'owner', '256', '--', plain, locked])
    const bytes = new Uint8Array(await readFile(locked))
    expect(() => renderer.countPages(bytes, null)).toThrow(Asked)
    expect(() => renderer.countPages(bytes, 'wrong')).toThrow(Asked)
    expect(renderer.countPages(bytes, 'word')).toBe(3)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Black words; red words on a turned page; a picture of many colours. */
function threePages(): Uint8Array {
  const pixels = Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 24)
  const page = (content: number, more = '') => [
    `<</Type /Page /Parent 2 0 R ${more} /Contents ${content} 0 R>>`,
  ]
  return makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R>>'],
      [
        '<</Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 /MediaBox [0 0 300 200] /Resources <</Font <</F 9 0 R>> /XObject <</I 10 0 R>>>>>>',
      ],
      page(6),
      page(7, '/Rotate 90'),
      page(8),
      packed('', 'BT /F 20 Tf 20 100 Td (Black words) Tj ET'),
      packed('', '1 0 0 rg 20 20 100 100 re f'),
      packed('', 'q 200 0 0 150 20 20 cm /I Do Q'),
      ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'],
      packed(
        '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceRGB /BitsPerComponent 8',
        pixels,
      ),
    ],
    '/Root 1 0 R',
  )
}

testWith(['pdftoppm'], 'what is filled into a form is seen on the picture of its page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-filled-'))
  const inkIn = async (value: string) => {
    const path = join(folder, `filled${value.length}.pdf`)
    await writeFile(path, await maximum(formWith(value)).cleaned)
    await runTool('pdftoppm', ['-r', '72', '-gray', '-singlefile', path, path])
    const picture = await readFile(`${path}.pgm`)
    const shades = picture.subarray(picture.length - 300 * 100)
    // The field is at 20 to 60 from the left and 20 to 40 from the bottom.
    const inside = Array.from({ length: 20 }, (_, row) =>
      shades.subarray((60 + row) * 300 + 22, (60 + row) * 300 + 200),
    )
    return inside.reduce((sum, row) => sum + row.filter((shade) => shade < 100).length, 0)
  }
  expect(await inkIn('')).toBe(0)
  expect(await inkIn('Filled in by hand')).toBeGreaterThan(100)
  await rm(folder, { recursive: true })
})

/** A field with a value and nothing that draws it. */
function formWith(value: string): Uint8Array {
  return makePdf(
    [
      [
        '<</Type /Catalog /Pages 2 0 R /AcroForm <</NeedAppearances true /Fields [4 0 R] /DA (/F 12 Tf 0 g) /DR <</Font <</F 5 0 R>>>>>>>>',
      ],
      ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
      ['<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Annots [4 0 R]>>'],
      [
        `<</Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /Rect [20 20 220 40] /DA (/F 12 Tf 0 g) /V (${value})>>`,
      ],
      ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'],
    ],
    '/Root 1 0 R',
  )
}
