import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, sumOf } from './ask.ts'

const profile = join(tmpdir(), 'fitila-corpus-office')

/** LibreOffice works for one at a time under one profile. */
let turn: Promise<unknown> = Promise.resolve()

/** Hashes of the words on the pages of an office document and of how the first pages look; null when it does not open. */
export type PrintedPages = { words: string | null; drawing: string | null }

/** As LibreOffice prints it. Takes seconds. */
export function printedPages(path: string): Promise<PrintedPages> {
  const mine = turn.then(() => print(path))
  turn = mine
  return mine
}

const unread: PrintedPages = { words: null, drawing: null }

async function print(path: string): Promise<PrintedPages> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-corpus-pages-'))
  try {
    const words = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', 'pdf']
    await ask('soffice', [...words, '--outdir', folder, path], { timeout: 120_000 })
    const [pdf] = await readdir(folder)
    if (pdf === undefined) return unread
    const text = join(folder, 'text')
    await ask('pdftotext', ['-q', join(folder, pdf), text])
    // Where a line breaks does not count.
    const found = (await readFile(text, 'utf8')).split(/\s+/).toSorted().join('\n')
    const drawn = ['-q', '-r', '30', '-l', '8', join(folder, pdf)]
    const { stdout } = await ask('pdftoppm', drawn, { encoding: 'buffer', maxBuffer: 500_000_000 })
    return { words: sumOf(found), drawing: sumOf(stdout) }
  } catch {
    return unread
  } finally {
    await rm(folder, { recursive: true })
  }
}
