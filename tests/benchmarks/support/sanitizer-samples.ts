import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { makePdf, packed, stream } from '@fitila/sanitizer/pdf/vectors/make-pdf'
import { drawer } from '@fitila/sanitizer/vectors/mutate'
import { chunk, joined, smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { runTool } from '../../support/documents/outside-programs.ts'
import { makeDocuments, openLetter } from './document-samples.ts'

/** A letter of four hundred pages in the two ways of writing them. */
export async function makeTexts(folder: string): Promise<Record<string, string>> {
  return writeAll(folder, { 'letter.docx': longLetter(), 'letter.odt': openLetter(8000, []) })
}

/** Photos, sounds and films, and documents with photos, as people have them, by ffmpeg and by us, each with an author in it. */
export async function makeMedia(folder: string): Promise<Record<string, string>> {
  const path = (name: string) => join(folder, name)
  const picture = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=4000x3000,noise=alls=12:allf=t:all_seed=7',
    '-frames:v',
    '1',
  ]
  const sound = ['-f', 'lavfi', '-i', 'anoisesrc=d=90:seed=7:a=0.2']
  const film = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=1280x720:d=12,noise=alls=20:all_seed=7',
    ...sound.slice(0, 3),
  ]
  const author = ['-metadata', 'artist=Ngozi Nwabara']
  const make = (name: string, words: readonly string[]) =>
    runTool('ffmpeg', ['-v', 'error', '-y', ...words, ...author, path(name)])
  await make('photo.jpg', [...picture, '-q:v', '3'])
  await make('picture.png', ['-i', path('photo.jpg'), '-vf', 'scale=1600:-1'])
  await make('song.mp3', [...sound, '-b:a', '256k'])
  await make('song.flac', sound)
  await make('song.wav', sound)
  await make('film.mp4', [...film, 'anoisesrc=d=12:seed=7', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'])
  return {
    ...Object.fromEntries(
      ['photo.jpg', 'picture.png', 'song.mp3', 'song.flac', 'song.wav', 'film.mp4'].map((name) => [
        name,
        path(name),
      ]),
    ),
    ...(await writeAll(folder, await makeDocuments(folder))),
  }
}

/** Ten pages of words, two of them with the photo, when there is one. */
export async function makeTenPages(folder: string, photo: string | undefined): Promise<string> {
  const bytes = photo === undefined ? null : new Uint8Array(await readFile(photo))
  await writeFile(join(folder, 'ten-pages.pdf'), tenPages(bytes))
  return join(folder, 'ten-pages.pdf')
}

/** As small as letters are, of a few kilobytes. */
export async function makeSmallLetter(folder: string): Promise<string[]> {
  return Object.values(await writeAll(folder, { 'small.docx': smallDocx('@') }))
}

/** The same letter so many times, under names of their own. */
export async function makeLetters(folder: string, count: number): Promise<string[]> {
  const letter = longLetter()
  const names = Array.from({ length: count }, (_, place) => `letter-${place}.docx`)
  return Object.values(await writeAll(folder, Object.fromEntries(names.map((name) => [name, letter]))))
}

/** Just under 25 MB each, of bytes that do not pack. */
export async function makeLargeFiles(folder: string): Promise<Record<string, string>> {
  return writeAll(folder, {
    'large.png': largePng(24_000_000),
    'large.wav': largeWave(25_000_000),
    'large.zip': zipSync({
      'a.png': [largePng(12_000_000), { level: 0 }],
      'b.png': [largePng(12_000_000), { level: 0 }],
    }),
    'large.pdf': largePdf(24_000_000),
  })
}

async function writeAll(folder: string, files: Record<string, Uint8Array>): Promise<Record<string, string>> {
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(folder, name), bytes)))
  return Object.fromEntries(Object.keys(files).map((name) => [name, join(folder, name)]))
}

/** Four hundred pages of words, each paragraph with the marks of its editing. */
function longLetter(): Uint8Array {
  const members = unzipSync(smallDocx('@'))
  const text = new TextDecoder().decode(members['word/document.xml'])
  const draw = drawer(7)
  const paragraphs = Array.from({ length: 8000 }, () => {
    const words = Array.from({ length: 40 }, () => `w${draw(5000)}`).join(' ')
    return `<w:p w:rsidR="00${draw(999_999)}"><w:r w:rsidRPr="00A1B2C3"><w:t>${words}</w:t></w:r></w:p>`
  })
  const [before = '', after = ''] = text.split(/<w:p\b.*<\/w:p>/)
  return zipSync({ ...members, 'word/document.xml': strToU8(before + paragraphs.join('') + after) })
}

function tenPages(photo: Uint8Array | null): Uint8Array {
  const pages = Array.from({ length: 10 }, (_, number) => 5 + number * 2)
  const look = '/Resources <</Font <</F1 3 0 R>> /XObject <</I1 4 0 R>>>>'
  return makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R>>'],
      [
        `<</Type /Pages /Count 10 /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /MediaBox [0 0 595 842]>>`,
      ],
      ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'],
      photo === null
        ? packed('/Type /XObject /Subtype /Form /BBox [0 0 1 1]', '0 0 1 1 re f')
        : stream(
            `/Type /XObject /Subtype /Image /Width 4000 /Height 3000 ${colours} /Filter /DCTDecode`,
            photo,
          ),
      ...pages.flatMap((page, number) => [
        [`<</Type /Page /Parent 2 0 R ${look} /Contents ${page + 1} 0 R>>`],
        packed('', wordsOf(number)),
      ]),
      ['<</Author (Ngozi Nwabara)>>'],
    ],
    '/Root 1 0 R /Info 25 0 R',
  )
}

const colours = '/ColorSpace /DeviceRGB /BitsPerComponent 8'

function wordsOf(number: number): string {
  const lines = Array.from(
    { length: 45 },
    (_, line) =>
      `BT /F1 9 Tf 50 ${800 - line * 11} Td (Page ${number}, line ${line}: the contract was paid twice, and nobody asked why.) Tj ET\n`,
  )
  return lines.join('') + (number % 5 === 0 ? 'q 380 0 0 240 100 40 cm /I1 Do Q\n' : '')
}

function largePng(size: number): Uint8Array {
  const width = 2000
  const height = Math.floor(size / (width * 3 + 1))
  const rows = noise(height * (width * 3 + 1))
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 2], 8)
  return joined(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', new Uint8Array(0)),
  )
}

function largeWave(size: number): Uint8Array {
  const wave = new Uint8Array(44 + size)
  const view = new DataView(wave.buffer)
  wave.set(strToU8('RIFF----WAVEfmt '))
  view.setUint32(4, 36 + size, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, 44_100, true)
  view.setUint32(28, 176_400, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  wave.set(strToU8('data'), 36)
  view.setUint32(40, size, true)
  wave.set(noise(size), 44)
  return wave
}

/** One page that is a scan. */
function largePdf(size: number): Uint8Array {
  const [width, height] = [2000, Math.floor(size / 6000)]
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${colours}`
  return makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R>>'],
      ['<</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842]>>'],
      ['<</Type /Page /Parent 2 0 R /Resources <</XObject <</I1 4 0 R>>>> /Contents 5 0 R>>'],
      stream(`${picture} /Filter /FlateDecode`, deflateSync(noise(width * height * 3), { level: 1 })),
      stream('', 'q 500 0 0 800 0 0 cm /I1 Do Q'),
    ],
    '/Root 1 0 R',
  )
}

function noise(length: number): Uint8Array {
  const draw = drawer(7)
  return new Uint8Array(length).map(() => draw(256))
}
