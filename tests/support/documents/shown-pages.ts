import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './outside-programs.ts'

/** What Poppler reads and draws of the first page of a PDF. */
export async function shownBy(pdf: Uint8Array): Promise<{ text: string; pixels: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-shown-'))
  try {
    const path = join(folder, 'page.pdf')
    await writeFile(path, pdf)
    const text = (await runTool('pdftotext', [path, '-'])).toString()
    await runTool('pdftoppm', ['-r', '144', '-singlefile', path, join(folder, 'page')])
    return { text, pixels: await readFile(join(folder, 'page.ppm')) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
