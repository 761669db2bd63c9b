import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, sumOf } from './ask.ts'

const profile = join(tmpdir(), 'fitila-corpus-office')

/** LibreOffice works for one at a time under one profile. */
let turn: Promise<unknown> = Promise.resolve()

/** A hash of the words on the pages of an office document, as LibreOffice prints it; null when it does not open. Takes seconds. */
export function wordsOnPages(path: string): Promise<string | null> {
  const mine = turn.then(() => print(path))
  turn = mine
  return mine
}

async function print(path: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-corpus-pages-'))
  try {
    const words = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', 'pdf']
    await ask('soffice', [...words, '--outdir', folder, path], { timeout: 120_000 })
    const [pdf] = await readdir(folder)
    if (pdf === undefined) return null
    const text = join(folder, 'text')
    await ask('pdftotext', ['-q', join(folder, pdf), text])
    // Where a line breaks does not count.
    const found = (await readFile(text, 'utf8')).split(/\s+/).toSorted().join('\n')
    return sumOf(found)
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true })
  }
}
