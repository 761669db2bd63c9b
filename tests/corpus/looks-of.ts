import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, sumOf } from './ask.ts'
import { printedPages } from './office-look.ts'

/** A name for a way of looking, and what was seen: a hash or a text; null when the file cannot be read that way. */
type Looks = Record<string, string | null>

const pictures = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'bmp'])
const office = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'])
const recordings = new Set(['mp3', 'flac', 'wav', 'ogg', 'mp4', 'm4a', 'mov'])

/** What programs of others see in a file: pixels, decoded sound and film, the text of pages. */
export async function looksOf(path: string, kind: string): Promise<Looks> {
  if (pictures.has(kind))
    return {
      pixels: await hashed('identify', [
        '-quiet',
        '-define',
        'tiff:ignore-layers=true',
        '-format',
        '%#\n',
        path,
      ]),
    }
  if (kind === 'heic' || kind === 'avif') return { pixels: await drawn(path, 'heif-convert', []) }
  if (kind === 'svg') return { drawing: await drawn(path, 'gdk-pixbuf-thumbnailer', ['-s', '300']) }
  if (recordings.has(kind)) return { sound: await framesOf(path) }
  if (kind === 'pdf')
    return {
      text: await hashed('pdftotext', ['-q', '-l', '40', path, '-']),
      pages: await hashed('pdftoppm', ['-q', '-r', '20', '-l', '5', path]),
    }
  if (office.has(kind)) return await printedPages(path)
  if (kind === 'zip' || kind === 'epub') return { archive: await hashed('unzip', ['-tqq', path], /^$/) }
  return {}
}

/** A sum for each frame of decoded sound and film, without its time. */
async function framesOf(path: string): Promise<string | null> {
  const words = ['-v', 'error', '-i', path, '-map', '0:a?', '-map', '0:V?', '-f', 'framemd5', '-']
  try {
    const { stdout } = await ask('ffmpeg', words, { maxBuffer: 500_000_000, timeout: 60_000 })
    const frames = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return frames.map((line) => `${line[0]}${line.slice(line.lastIndexOf(',') + 1)}`).join('\n')
  } catch {
    return null
  }
}

/** The pixels of the picture that a program draws into a file: the first one, when it draws several. */
async function drawn(path: string, program: string, options: readonly string[]): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-looks-'))
  try {
    await ask(program, [...options, path, join(folder, 'picture.png')], { timeout: 60_000 })
    const [first = 'picture.png'] = (await readdir(folder)).toSorted()
    return await hashed('identify', ['-quiet', '-format', '%#\n', join(folder, first)])
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param same what is left out of the comparison: for programs of which only the answer "yes, I can read it" counts. */
async function hashed(program: string, words: string[], same?: RegExp): Promise<string | null> {
  try {
    const { stdout } = await ask(program, words, {
      encoding: 'buffer',
      maxBuffer: 500_000_000,
      timeout: 60_000,
    })
    return same ? 'readable' : sumOf(stdout)
  } catch {
    return null
  }
}
