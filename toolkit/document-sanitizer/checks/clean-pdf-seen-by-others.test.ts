import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanPdf } from '@fitila/sanitizer/pdf/clean-pdf'
import { dirtyPdf } from '@fitila/sanitizer/pdf/vectors/dirty-pdf'
import { makePdf, packed, stream } from '@fitila/sanitizer/pdf/vectors/make-pdf'
import { Asked } from '@fitila/sanitizer/refusals'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTool, testWith } from '../../../tests/support/documents/outside-tools.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-pdf-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function save(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

async function picturesOf(path: string, name: string): Promise<Buffer[]> {
  await runTool('pdftoppm', ['-r', '36', path, join(folder, name)])
  const made = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`)).sort()
  return Promise.all(made.map((file) => readFile(join(folder, file))))
}

testWith(
  ['qpdf', 'pdftotext', 'exiftool', 'pdfdetach'],
  'a cleaned PDF is sound and tells nothing but its build',
  async () => {
    const { bytes } = dirtyPdf()
    const path = await save('clean.pdf', await cleanPdf(bytes, workFor().work))
    await runTool('qpdf', ['--check', path])
    const text = String(await runTool('pdftotext', [path, '-']))
    expect(text).toContain('Visible words')
    expect(text).toContain('Shown layer')
    expect(text).toContain('Filled in by hand')
    const tags = String(await runTool('exiftool', ['-a', '-G1', '-s', path])).split('\n')
    const groups = tags.filter((line) => !/^\[(?:System|File|ExifTool)\]|^$/.test(line))
    expect(groups.map((line) => /\]\s+(\w+)/.exec(line)?.[1])).toEqual([
      'PDFVersion',
      'Linearized',
      'PageCount',
    ])
    expect(String(await runTool('pdfdetach', ['-list', path]))).toContain('0 embedded files')
  },
)

testWith(
  ['pdftotext', 'pdftoppm'],
  'notes, filled fields, pictures and packings look and read the same afterwards',
  async () => {
    const before = lively()
    const was = await save('before.pdf', before)
    const is = await save('after.pdf', await cleanPdf(before, workFor().work))
    expect(String(await runTool('pdftotext', [is, '-']))).toBe(String(await runTool('pdftotext', [was, '-'])))
    expect(await picturesOf(is, 'after')).toEqual(await picturesOf(was, 'before'))
  },
)

testWith(['qpdf'], 'every lock of the standard opens, and what comes out is the same', async () => {
  const plain = await save('plain.pdf', lively())
  const straight = await cleanPdf(lively(), workFor().work)
  const locks = [['40'], ['128'], ['128', '--use-aes=y'], ['256', '--force-R5'], ['256']]
  for (const [index, lock] of locks.entries()) {
    const locked = join(folder, `locked-${index}.pdf`)
    await runTool('qpdf', ['--allow-weak-crypto', '--encrypt', 'ọrọ', 'owner', ...lock, '--', plain, locked])
    const bytes = new Uint8Array(await readFile(locked))
    const opening = (password: string | null) =>
      cleanPdf(bytes, workFor({ options: { pdf: 'standard', dpi: 150, password, hidden: 'remove' } }).work)
    for (const password of ['ọrọ', 'owner']) expect(await opening(password), String(lock)).toEqual(straight)
    const refusal = await Promise.resolve(opening('wrong')).catch((fault: unknown) => fault)
    expect(refusal).toBeInstanceOf(Asked)
    expect(refusal).toMatchObject({ question: { ask: 'password', isRetry: true } })
    await expect(opening(null)).rejects.toMatchObject({ question: { ask: 'password', isRetry: false } })
  }
})

testWith(
  ['qpdf', 'pdftotext'],
  'packed tables, packed objects and files for slow lines are read',
  async () => {
    const plain = await save('plain.pdf', lively())
    const text = String(await runTool('pdftotext', [plain, '-']))
    for (const how of [['--object-streams=generate'], ['--linearize'], ['--qdf']]) {
      const path = join(folder, 'other.pdf')
      await runTool('qpdf', [...how, plain, path])
      const cleaned = await cleanPdf(new Uint8Array(await readFile(path)), workFor().work)
      const saved = await save('other-clean.pdf', cleaned)
      expect(String(await runTool('pdftotext', [saved, '-'])), String(how)).toBe(text)
    }
  },
)

test('the lively page is cleaned', async () => {
  expect((await cleanPdf(lively(), workFor().work)).length).toBeGreaterThan(500)
})

/** A page with what makes pages differ when it is handled wrongly: turned forms, packed differences, unbalanced states. */
function lively(): Uint8Array {
  const rows = new Uint8Array(16 * 49)
  for (let row = 0; row < 16; row++)
    for (let at = 0; at < 49; at++) rows[row * 49 + at] = at === 0 ? 2 : (row * 7 + at) % 11
  return makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [7 0 R 8 0 R] /DA (/Helv 12 Tf 0 g)>>>>'],
      [
        '<</Type /Pages /Kids [3 0 R 14 0 R] /Count 2 /MediaBox [0 0 300 300] /Resources <</Font <</F1 5 0 R>> /XObject <</I 9 0 R>>>>>>',
      ],
      [
        '<</Type /Page /Parent 2 0 R /Rotate 90 /CropBox [10 10 290 290] /Contents [4 0 R 12 0 R] /Annots [6 0 R 7 0 R 8 0 R]>>',
      ],
      packed('', 'q 1 0 0 1 20 20 cm BT /F1 14 Tf 10 200 Td (First and ) Tj'),
      ['<</Type /Font /Subtype /Type1 /BaseFont /Times-Roman>>'],
      ['<</Type /Annot /Subtype /Stamp /Rect [100 100 200 160] /AP <</N 10 0 R>>>>'],
      [
        '<</Type /Annot /Subtype /Widget /FT /Btn /T (b) /AS /On /V /On /Rect [20 20 40 40] /AP <</N <</On 11 0 R /Off 13 0 R>>>>>>',
      ],
      ['<</Type /Annot /Subtype /Widget /FT /Tx /T (t) /V (Amina) /Rect [60 20 160 40] /AP <</N 15 0 R>>>>'],
      packed(
        '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceRGB /BitsPerComponent 8 /DecodeParms <</Predictor 15 /Colors 3 /Columns 16>>',
        rows,
      ),
      packed(
        '/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Matrix [0 1 -1 0 0 0]',
        '1 0 0 rg 0 0 5 5 re f 0 0 1 rg 5 5 5 5 re f',
      ),
      stream('/Type /XObject /Subtype /Form /BBox [0 0 20 20]', '0 0.5 0 rg 2 2 16 16 re f'),
      packed('', ' (second part) Tj ET 40 0 0 40 150 40 cm /I Do q'),
      stream('/Type /XObject /Subtype /Form /BBox [0 0 20 20]', '1 0 0 rg 2 2 16 16 re f'),
      ['<</Type /Page /Parent 2 0 R /Contents 16 0 R>>'],
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources <</Font <</F1 5 0 R>>>>',
        'BT /F1 12 Tf 2 6 Td (Amina) Tj ET',
      ),
      stream(
        '/Filter /ASCIIHexDecode',
        `${[...'BT /F1 14 Tf 10 200 Td (Page two) Tj ET'].map((letter) => letter.charCodeAt(0).toString(16)).join('')}>`,
      ),
    ],
    '/Root 1 0 R',
  )
}
