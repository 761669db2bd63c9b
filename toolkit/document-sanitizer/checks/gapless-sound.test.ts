import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asLetters, b32, joinAll, letters, u32 } from '@fitila/sanitizer/images/bytes'
import { fullBox, isoBox } from '@fitila/sanitizer/images/heif/iso-boxes'
import { cleanMp4 } from '@fitila/sanitizer/media/clean-mp4'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { expect } from 'vitest'
import { runTool, testWith } from '#tests/support/documents/outside-tools.ts'

const samplesBefore = 1024
const note = ` 00000000 ${hex(samplesBefore, 8)} 00000000 ${hex(44_100, 16)} 00000000`

function hex(number: number, length: number): string {
  return number.toString(16).toUpperCase().padStart(length, '0')
}

/** As iTunes writes it: no list of what is shown, and a note of the silence in the notes of the movie, which is the last box. */
function asOfITunes(file: Uint8Array): Uint8Array {
  const text = letters(file, 0, file.length)
  const bytes = file.slice()
  bytes.set(asLetters('free'), text.indexOf('edts'))
  const at = text.lastIndexOf('moov') - 4
  expect(at + u32(file, at)).toBe(file.length)
  const named = (name: string, words: string) => fullBox(name, 0, 0, asLetters(words))
  const own = isoBox(
    '----',
    named('mean', 'com.apple.iTunes'),
    named('name', 'iTunSMPB'),
    fullBox('data', 0, 1, b32(0), asLetters(note)),
  )
  const handler = fullBox('hdlr', 0, 0, b32(0), asLetters('mdirappl'), new Uint8Array(9))
  const notes = isoBox('udta', fullBox('meta', 0, 0, handler, isoBox('ilst', own)))
  bytes.set(b32(u32(file, at) + notes.length), at)
  // Of two such boxes readers take the first.
  const old = letters(bytes, 0, bytes.length).indexOf('udta', at)
  if (old > 0) bytes.set(asLetters('free'), old)
  return joinAll([bytes, notes])
}

const sound = (path: string) => runTool('ffmpeg', ['-v', 'error', '-i', path, '-f', 's16le', '-'])

testWith(['ffmpeg'], 'the silence that iTunes says is skipped stays skipped without its note', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-gapless-'))
  try {
    const [plain, before, after] = ['plain.m4a', 'before.m4a', 'after.m4a'].map((name) => join(folder, name))
    if (plain === undefined || before === undefined || after === undefined) throw new Error('no paths')
    const tone = ['-f', 'lavfi', '-i', 'sine=f=440:d=1:r=44100']
    await runTool('ffmpeg', ['-v', 'error', ...tone, '-c:a', 'aac', plain])
    const dirty = asOfITunes(new Uint8Array(await readFile(plain)))
    await writeFile(before, dirty)
    const cleaned = await cleanMp4(dirty, workFor().work)
    await writeFile(after, cleaned)
    expect(letters(cleaned, 0, cleaned.length)).not.toContain('iTunSMPB')
    const [all, left] = await Promise.all([sound(before), sound(after)])
    const shown = all.subarray(0, 44_100 * 2)
    expect(shown.length).toBe(44_100 * 2)
    expect(left.subarray(0, shown.length).equals(shown)).toBe(true)
    expect(await cleanMp4(cleaned, workFor().work)).toEqual(cleaned)
  } finally {
    await rm(folder, { recursive: true })
  }
})
