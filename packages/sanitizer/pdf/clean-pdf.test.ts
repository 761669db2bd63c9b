import { deflateSync } from 'node:zlib'
import { Unreadable } from '@fitila/formats/unreadable'
import { expect, test } from 'vitest'
import type { SanitizeOptions, Work } from '../contract.ts'
import { cleanJpeg } from '../images/jpeg/clean-jpeg.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { tryMutations } from '../vectors/try-mutations.ts'
import { workFor } from '../vectors/work-for.ts'
import { cleanPdf } from './clean-pdf.ts'
import { dirtyPdf } from './vectors/dirty-pdf.ts'
import { joined, latin, makePdf, packed, stream } from './vectors/make-pdf.ts'
import { oddPdfs } from './vectors/odd-pdfs.ts'

const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } satisfies SanitizeOptions

function withPictures(given: Partial<SanitizeOptions> = {}) {
  const made = workFor({ options: { ...options, ...given } })
  const work: Work = {
    ...made.work,
    cleanInside: async (bytes) => ({ bytes: await cleanJpeg(bytes, made.work), kind: 'jpeg' }),
  }
  return { work, told: made.told }
}

test('no marker is left in a PDF that has one in every hiding place', async () => {
  const { bytes, markers } = dirtyPdf()
  expect(findMarkers(bytes, markers)).toEqual(markers)
  expect(findMarkers(await cleanPdf(bytes, withPictures().work), markers)).toEqual([])
})

test('a hidden layer stays, without its name, when that was chosen', async () => {
  const { bytes, markers } = dirtyPdf()
  const { work, told } = withPictures({ hidden: 'keep' })
  const left = findMarkers(await cleanPdf(bytes, work), markers)
  expect(left).toEqual(['SECRET-hidden-layer-7f3'])
  expect(told.hidden).toEqual([
    { text: 'Layers of this document that are not shown: "SECRET-hidden-layer-7f3"', where: '' },
  ])
})

test('what was in a PDF is told in words', async () => {
  const { work, told } = withPictures()
  await cleanPdf(dirtyPdf().bytes, work)
  const texts = told.found.map(({ text }) => text)
  expect(texts).toContain('Author “SECRET-author-7f3”, removed')
  expect(texts).toContain('Time of making 2026-09-30 14:22, removed')
  expect(texts).toContain(
    'A note by “SECRET-comment-author-7f3”, made part of the page and its author removed',
  )
  expect(texts).toContain('An attached file (SECRET-file-name-wide-7f3), removed')
  expect(texts).toContain('2 scripts, removed')
  expect(told.kept.map(({ text }) => text)).toContain(
    'A link to https://example.org/visible stays: it is part of what readers see',
  )
  expect(told.identifying).toContain('SECRET-author-7f3')
})

test('cleaning a clean PDF changes nothing', async () => {
  for (const hidden of ['keep', 'remove'] as const) {
    const once = await cleanPdf(dirtyPdf().bytes, withPictures({ hidden }).work)
    expect(await cleanPdf(once, withPictures({ hidden }).work)).toEqual(once)
  }
})

test('an author whose name the page says is not looked for as a trace', async () => {
  const { work, told } = withPictures()
  await cleanPdf(
    onePage('BT /F1 12 Tf 50 700 Td (By Amina Bello) Tj ET', '/Info <</Author (Amina Bello)>>'),
    work,
  )
  expect(told.identifying).toEqual([])
})

test('a file without its table, without its end, or with something before it is read all the same', async () => {
  const whole = onePage('BT /F1 12 Tf 50 700 Td (Words) Tj ET')
  const expected = await cleanPdf(whole, withPictures().work)
  const text = String.fromCharCode(...whole)
  const damaged = {
    'no table': latin(text.replace('startxref', 'startwhat')),
    'cut off': latin(text.slice(0, text.indexOf('xref\n0'))),
    'something before': joined([latin('From: nobody\n\n'), whole]),
    'no endobj': latin(text.replaceAll('endobj\n', '')),
    'wrong places': latin(text.replaceAll('%PDF-1.7\n', '%PDF-1.7\n%moved\n')),
  }
  for (const [name, bytes] of Object.entries(damaged))
    expect(await cleanPdf(bytes, withPictures().work), name).toEqual(expected)
})

test('instructions that no one knows, and operands too many, stay behind', async () => {
  const cleaned = await cleanPdf(
    onePage('(one) (two) what 5 1 0 0 rg 10 10 50 50 re % remark\nf'),
    withPictures().work,
  )
  expect(contentOf(cleaned)).toBe('1 0 0 rg\n10 10 50 50 re\nf\n')
})

test('what is packed a thousand times over is refused before it fills the memory', async () => {
  const zeros = deflateSync(new Uint8Array(500_000_000))
  const bomb = makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R>>'],
      ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
      ['<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R>>'],
      stream('/Filter [/FlateDecode /FlateDecode]', new Uint8Array(deflateSync(zeros))),
    ],
    '/Root 1 0 R',
  )
  await expect(cleanPdf(bomb, withPictures().work)).rejects.toBeInstanceOf(Unreadable)
})

test('a page of ten million blanks is refused before anything is done with it, a picture of as many white dots is not', async () => {
  const blanks = new Uint8Array(deflateSync(new Uint8Array(11_000_000).fill(32)))
  const page = (contents: string, resources: string) =>
    makePdf(
      [
        ['<</Type /Catalog /Pages 2 0 R>>'],
        ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
        [
          `<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents ${contents} /Resources <<${resources}>>>>`,
        ],
        stream(
          '/Subtype /Image /Width 11000 /Height 1000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
          blanks,
        ),
        stream('', '/A Do'),
      ],
      '/Root 1 0 R',
    )
  const refused = Promise.resolve(cleanPdf(page('4 0 R', ''), withPictures().work))
  await expect(refused).rejects.toMatchObject({ code: 'too-large' })
  const picture = await cleanPdf(page('5 0 R', '/XObject <</A 4 0 R>>'), withPictures().work)
  expect(picture.length).toBeGreaterThan(1000)
})

test('pages, tables and bookmarks that lead in circles come to an end', async () => {
  const circle = makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R /Outlines 4 0 R /Names <</Dests 6 0 R>>>>'],
      ['<</Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 1 /Parent 2 0 R>>'],
      ['<</Type /Page /Parent 2 0 R /MediaBox 5 0 R /Contents 3 0 R /Resources <</XObject <</A 7 0 R>>>>>>'],
      ['<</First 4 0 R /Next 4 0 R /Title (Chapter)>>'],
      ['5 0 R'],
      ['<</Kids [6 0 R 6 0 R]>>'],
      stream('/Subtype /Form /BBox [0 0 1 1] /Resources <</XObject <</A 7 0 R>>>>', '/A Do'),
    ],
    '/Root 1 0 R /Prev 9',
  )
  const cleaned = await cleanPdf(circle, withPictures().work)
  expect(await cleanPdf(cleaned, withPictures().work)).toEqual(cleaned)
})

test('lists within lists, as deep as they go, are refused or cleaned', async () => {
  const deep = onePage('', `/Info ${'['.repeat(200_000)}`)
  const outcome = await Promise.resolve(cleanPdf(deep, withPictures().work)).catch((fault: unknown) => fault)
  expect(outcome instanceof Uint8Array || outcome instanceof Unreadable).toBe(true)
})

test('a damaged PDF is cleaned or refused, and leaks nothing', { timeout: 120_000 }, async () => {
  const { bytes, markers } = dirtyPdf()
  const outcome = await tryMutations({
    sample: bytes,
    // Where damage turns a key into another, the hidden may become what the page shows.
    markers: markers.filter((text) => !/hidden-layer|hidden-note|spoken/.test(text)),
    clean: (mutated) => cleanPdf(mutated, withPictures().work),
    rounds: Number(process.env.FITILA_MUTATIONS ?? 300),
    seed: 1,
    now: () => performance.now(),
  })
  expect(outcome.harms).toEqual([])
  expect(outcome.cleaned).toBeGreaterThan(150)
})

test('a string that has lost its bracket does not take what is hidden behind it along', async () => {
  const torn = (object: string, annotations = '') =>
    makePdf(
      [
        ['<</Type /Catalog /Pages 2 0 R /Outlines 4 0 R>>'],
        ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
        [`<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${annotations}>>`],
        ['<</First 5 0 R /Last 5 0 R /Count 1>>'],
        [object],
        ['<</Note (SECRET-7f3)>>'],
      ],
      '/Root 1 0 R',
    )
  for (const bytes of [
    torn('<</Title (Chapter>>'),
    torn('<</Title (Chapter /Note (SECRET-7f3)>>'),
    torn('<</Title (Chapter>>\nstream\nSECRET)\nendstream'),
    torn('<</Title <FEFF0020 /Note <53454352455437> >>'),
    torn('<</Subtype /Link /Rect [0 0 9 9] /A <</S /URI /URI (https://example.org>>>>', '/Annots [5 0 R]'),
    torn(
      '<</Subtype /Link /Rect [0 0 9 9] /A <</S /URI /URI (https://example.org\nSECRET)>>>>',
      '/Annots [5 0 R]',
    ),
  ])
    expect(findMarkers(await cleanPdf(bytes, withPictures().work), ['SECRET'])).toEqual([])
})

test('a string that says the same word a hundred thousand times is read soon', async () => {
  const start = performance.now()
  await cleanPdf(onePage('', `/Info <</Title (${'obj'.repeat(100_000)})>>`), withPictures().work)
  expect(performance.now() - start).toBeLessThan(20_000)
})

test('a form that only a few programs can show is told as such', async () => {
  const { work, told } = withPictures()
  await cleanPdf(dirtyPdf().bytes, work)
  expect(told.found.map(({ text }) => text).join()).toContain('A form that only a few programs can show')
  const { work: other, told: toldOther } = withPictures()
  await cleanPdf(dirtyPdf('/NeedsRendering false').bytes, other)
  expect(toldOther.found.map(({ text }) => text).join()).toContain('A second copy of the form')
})

test('a ticked box that brings no drawing along is drawn with its own sign', async () => {
  const signOf = async (more: string) => {
    const drawn = makePdf(
      [
        ['<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R]>>>>'],
        ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
        ['<</Type /Page /Parent 2 0 R /MediaBox [0 0 50 50] /Annots [4 0 R]>>'],
        [`<</Subtype /Widget /FT /Btn /Rect [5 5 25 25] /V /On /AS /On ${more}>>`],
      ],
      '/Root 1 0 R',
    )
    const cleaned = await cleanPdf(drawn, withPictures().work)
    return findMarkers(cleaned, ['(4)Tj', '(l)Tj', '(8)Tj']).join()
  }
  expect(await signOf('')).toBe('(4)Tj')
  expect(await signOf('/Ff 32768')).toBe('(l)Tj')
  expect(await signOf('/MK <</CA (8)>>')).toBe('(8)Tj')
  expect(await signOf('/MK <</CA (words)>>')).toBe('(4)Tj')
})

test('a list is drawn with what it offers, and what is chosen has its own ground', async () => {
  const list = oddPdfs['a list that shows more than what is chosen']
  const cleaned = await cleanPdf(list?.bytes ?? new Uint8Array(), withPictures().work)
  expect(findMarkers(cleaned, ['(offered)Tj', '(chosen)Tj', 'rg\n21 '])).toHaveLength(3)
})

test('what does not turn with its page turns about its upper left corner', async () => {
  const upright = oddPdfs['a note that stands upright on a page that is turned']
  const cleaned = await cleanPdf(upright?.bytes ?? new Uint8Array(), withPictures().work)
  // From 60 to 100 across and 30 to 50 up: the corner at 60, 50 stays where it is.
  expect(findMarkers(cleaned, ['\n0 1 -1 0 110 -10 cm\n2 0 0 2 60 30 cm\n'])).toHaveLength(1)
})

function onePage(content: string, trailer = ''): Uint8Array {
  return makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R>>'],
      ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
      [
        '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
      ],
      packed('', content),
      ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'],
    ],
    `/Root 1 0 R ${trailer}`,
  )
}

/** Short instructions are not packed, so they can be read in the file. */
function contentOf(pdf: Uint8Array): string {
  return /stream\n(.*?)\nendstream/s.exec(String.fromCharCode(...pdf))?.[1]?.concat('') ?? ''
}
