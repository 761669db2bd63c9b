import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { plainCell } from '#domain/archive/csv.ts'
import { readCsv } from '#server/archive/read-csv.ts'
import { runTool, testWith } from '#tests/support/documents/outside-tools.ts'
import { writtenWhole } from '#tests/support/plans/invented-cards.ts'

const rows = 60
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-export-'))
})
afterAll(() => rm(folder, { recursive: true }))

testWith(
  ['soffice'],
  'LibreOffice opens the workbook and the CSV, with every cell of each as a text, formulas too',
  async () => {
    const own = tableOf(String(await writtenWhole('csv', rows)))
    for (const format of ['xlsx', 'csv'] as const) {
      await writeFile(join(folder, `list.${format}`), await writtenWhole(format, rows))
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
      // UTF-8 in and out, as the mark of byte order says it.
      const filter = 'csv:Text - txt - csv (StarCalc):44,34,76'
      const out = join(folder, format)
      const words = [profile, '--headless', '--infilter=CSV:44,34,76', '--convert-to', filter]
      await runTool('soffice', [
        ...words.filter((word) => format === 'csv' || !word.startsWith('--infilter')),
        ...['--outdir', out, join(folder, `list.${format}`)],
      ])
      const opened = tableOf(await readFile(join(out, 'list.csv'), 'utf8'))
      expect(numbers(opened)).toHaveLength(rows)
      expect(numbers(opened)).toEqual(numbers(own))
      expect(opened.flat().filter((cell) => /^#|^Err:/.test(cell))).toEqual([])
      expect(opened.flat()).toContain('=Misali 3')
    }
  },
)

testWith(
  ['qpdf', 'pdftotext'],
  'qpdf finds nothing wrong with the dossier, and its text can be read',
  async () => {
    const path = join(folder, 'list.pdf')
    await writeFile(path, await writtenWhole('pdf', rows))
    await runTool('qpdf', ['--check', path])
    const text = String(await runTool('pdftotext', ['-layout', path, '-']))
    for (const told of ['WR-0', 'ARC-3', 'Misali Kirkira 58', 'state=Kano', 'End of the file'])
      expect(text).toContain(told)
  },
)

function tableOf(text: string): string[][] {
  const read = readCsv(text.replace(/^\uFEFF/, '')) ?? []
  return read.map(({ cells }) => cells.map(plainCell))
}

function numbers(table: readonly string[][]): string[] {
  return table.flatMap((cells) => cells.filter((cell) => /^(?:WR|ARC)-\d+$/.test(cell)))
}
