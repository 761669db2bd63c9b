import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanPdf } from '@fitila/sanitizer/pdf/clean-pdf'
import { oddPdfs } from '@fitila/sanitizer/pdf/vectors/odd-pdfs'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTool, testWith } from '../../../tests/support/documents/outside-tools.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-odd-pdf-'))
})
afterAll(() => rm(folder, { recursive: true }))

const work = () => workFor({ options: { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } }).work
const readable = Object.entries(oddPdfs).filter(([, { refused }]) => refused === undefined)
const unreadable = Object.entries(oddPdfs).filter(([, { refused }]) => refused !== undefined)

test.for(readable)('a PDF with %s is cleaned, and a second time changes nothing', async ([, { bytes }]) => {
  const once = await cleanPdf(bytes, work())
  expect(findMarkers(once, ['SECRET'])).toEqual([])
  expect(await cleanPdf(once, work())).toEqual(once)
})

test.for(unreadable)('a PDF with %s is refused with a reason', async ([, { bytes, refused }]) => {
  await expect(cleanPdf(bytes, work())).rejects.toMatchObject({ code: refused })
})

/** What readers themselves make of it, or not: a file that they do not open need not look the same. */
async function seen(path: string): Promise<{ text: string; pictures: string[] }> {
  const text = String(await runTool('pdftotext', ['-q', path, '-']))
  const small = path.includes('very-large') ? '2' : '36'
  await runTool('pdftoppm', ['-q', '-r', small, path, `${path}-page`])
  const made = (await readdir(folder)).filter((file) => join(folder, file).startsWith(`${path}-page`)).sort()
  const pictures = await Promise.all(made.map((file) => readFile(join(folder, file), 'base64')))
  return { text, pictures }
}

/** Debian's reader shows nothing of these, or makes a drawing of its own, or rounds edges as it turns them; others show what we do. */
const readersOwnWay = new Set([
  'generations that disagree',
  'contents with gaps',
  'a list that shows more than what is chosen',
  'a note that stands upright on a page that is turned',
  'a line with an arrow at each end',
])

testWith(
  ['pdftotext', 'pdftoppm', 'qpdf'],
  'odd PDFs look and read the same when they are clean',
  async () => {
    const different: string[] = []
    for (const [name, { bytes }] of readable) {
      const before = join(folder, `${name.replaceAll(' ', '-')}.pdf`)
      const after = join(folder, `${name.replaceAll(' ', '-')}-clean.pdf`)
      await writeFile(before, bytes)
      await writeFile(after, await cleanPdf(bytes, work()))
      await runTool('qpdf', ['--check', after])
      const was = await seen(before).catch(() => null)
      const is = await seen(after)
      const isSame = was === null || (was.text === is.text && `${was.pictures}` === `${is.pictures}`)
      if (!isSame && !readersOwnWay.has(name)) different.push(name)
    }
    expect(different).toEqual([])
  },
)
