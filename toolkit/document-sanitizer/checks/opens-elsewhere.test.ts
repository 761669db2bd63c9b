import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankPicture } from '@fitila/sanitizer/office/blank-picture'
import { cleanOdf } from '@fitila/sanitizer/office/clean-odf'
import { cleanOoxml } from '@fitila/sanitizer/office/clean-ooxml'
import { calcSample, impressSample, textSample } from '@fitila/sanitizer/vectors/open-samples'
import { sheetSample } from '@fitila/sanitizer/vectors/sheet-sample'
import { slideSample } from '@fitila/sanitizer/vectors/slide-sample'
import { wordSample } from '@fitila/sanitizer/vectors/word-sample'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { afterAll, beforeAll, expect } from 'vitest'
import { runTool, testWith } from '../../../tests/support/documents/outside-tools.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-office-'))
})
afterAll(() => rm(folder, { recursive: true }))

const samples = {
  docx: {
    bytes: wordSample(blankPicture).bytes,
    clean: cleanOoxml,
    words: ['Visible header.', 'Visible first half, second half.', 'Visible end.'],
  },
  xlsx: { bytes: sheetSample().bytes, clean: cleanOoxml, words: ['Visible one', 'Visible two', '83'] },
  pptx: { bytes: slideSample(blankPicture).bytes, clean: cleanOoxml, words: ['Visible one'] },
  odt: { bytes: textSample(blankPicture).bytes, clean: cleanOdf, words: ['Visible one.', 'Visible item.'] },
  ods: {
    bytes: calcSample(blankPicture).bytes,
    clean: cleanOdf,
    words: ['Visible one', 'Visible three', '42'],
  },
  odp: { bytes: impressSample(blankPicture).bytes, clean: cleanOdf, words: ['Visible one'] },
}

testWith(
  ['soffice', 'pdftotext', 'mat2'],
  'LibreOffice opens what was cleaned and shows it, and mat2 finds nothing in it',
  async () => {
    const { work } = workFor({ cleanInside: async (bytes) => ({ bytes, kind: 'png' }) })
    const paths: string[] = []
    for (const [ending, { bytes, clean }] of Object.entries(samples)) {
      const path = join(folder, `${ending}.${ending}`)
      await writeFile(path, await clean(bytes, work))
      paths.push(path)
    }
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await runTool('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths])
    for (const [ending, { words }] of Object.entries(samples)) {
      const pdf = join(folder, `${ending}.pdf`)
      await runTool('pdftotext', ['-layout', pdf, `${pdf}.txt`])
      const text = await readFile(`${pdf}.txt`, 'utf8')
      for (const word of words) expect(text).toContain(word)
    }
    for (const path of paths)
      expect(String(await runTool('mat2', ['--show', path]))).toContain('No metadata found')
  },
)
