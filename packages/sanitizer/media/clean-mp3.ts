import type { Cleaner, Findings, Work } from '../contract.ts'
import { joinAll, letters, startsWith, u8, u32, u32le } from '../images/bytes.ts'
import { inOneLine, sizeInWords } from '../images/in-words.ts'
import { refuse } from '../refusals.ts'
import { reportId3, tellField } from './id3.ts'
import { type Mp3Frame, readMp3Frame } from './mp3-frames.ts'
import { blotUnheard } from './mp3-unheard.ts'
import { neutralXing, withoutEncoderName } from './mp3-xing.ts'

/** MP3 (and MP2): the frames of sound, with the table for seeking and the gapless marks, and none of the tags. */
export const cleanMp3: Cleaner = (whole, work) => {
  const bytes = withoutTail(whole, work)
  const pieces: Uint8Array[] = []
  let lost = 0
  let frames = 0
  let hasTable = false
  let isInStep = false
  let at = skipTags(bytes, 0, work)
  while (at < bytes.length) {
    const frame = readMp3Frame(bytes, at)
    if (frame && at + frame.length <= bytes.length && isWhole(bytes, at, frame, isInStep)) {
      const own = bytes.subarray(at, at + frame.length)
      const neutral = frames === 0 ? neutralFirst(own, frame, work) : null
      hasTable ||= neutral !== null
      pieces.push(neutral ?? own)
      frames += 1
      isInStep = true
      at += frame.length
      continue
    }
    if (frame && isInStep && at + frame.length > bytes.length) {
      tellCutFrame(bytes.length - at, work)
      break
    }
    isInStep = false
    const after = skipTags(bytes, at, work)
    if (after === at) {
      const next = bytes.indexOf(0xff, at + 1)
      const end = next < 0 ? bytes.length : next
      lost += end - at
      at = end
    } else {
      at = after
    }
  }
  if (frames === 0) refuse('broken')
  if (lost > 0) {
    const text = `${sizeInWords(lost)} that are no part of the sound, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  const sound = joinAll(pieces)
  // Only where it is not known what is heard: sound may go on with letters behind a name.
  return blotUnheard(sound, hasTable ? (pieces[0]?.length ?? 0) : 0) ? sound : withoutEncoderName(sound)
}

/** Some players make sound of what there is of it, and some leave it out. Nothing says that it is sound, so it goes. */
function tellCutFrame(size: number, { findings }: Work): void {
  findings.removed({
    sort: 'structure',
    text: `A last piece of sound that is cut off (${sizeInWords(size)}), removed: it is shorter than a tenth of a second`,
  })
}

/** The tags at the end come first, so that a frame that says it is longer than it is cannot take them in. */
function withoutTail(bytes: Uint8Array, { findings }: Work): Uint8Array {
  let end = bytes.length
  if (startsWith(bytes, 'TAG', end - 128)) {
    end -= 128
    reportOldTag(bytes, end, findings)
    if (startsWith(bytes, 'TAG+', end - 227)) end -= 227
  }
  if (startsWith(bytes, 'LYRICS200', end - 9)) {
    findings.removed({ sort: 'hidden', text: 'Lyrics, removed' })
    end = Math.max(0, end - 15 - (Number.parseInt(letters(bytes, end - 15, 6), 10) || 0))
  }
  if (end >= 32 && startsWith(bytes, 'APETAGEX', end - 32)) {
    findings.removed({ sort: 'hidden', text: 'A tag with names and titles (APE), removed' })
    end = Math.max(0, end - u32le(bytes, end - 20))
  }
  return bytes.subarray(0, end)
}

/** By accident other data looks like a frame, but hardly ever like two in a row. */
function isWhole(bytes: Uint8Array, at: number, { length }: Mp3Frame, isRunning: boolean): boolean {
  const end = at + length
  if (readMp3Frame(bytes, end) !== null) return true
  else if (end >= bytes.length || isTag(bytes, end)) return isFree(bytes.subarray(at, end))
  else return isRunning && isFree(bytes.subarray(at, end))
}

const signsOfTags = ['APETAGEX', 'LYRICSBEGIN', 'ID3\x02\0', 'ID3\x03\0', 'ID3\x04\0']

/** A frame that nothing follows may say that it is longer than it is: then tags, or other frames in a row, lie inside of it. */
function isFree(frame: Uint8Array): boolean {
  const text = letters(frame)
  if (signsOfTags.some((sign) => text.includes(sign)) || hasWords(text)) return false
  for (let at = frame.indexOf(0xff, 4); at >= 0; at = frame.indexOf(0xff, at + 1)) {
    const inner = readMp3Frame(frame, at)
    const next = inner ? readMp3Frame(frame, at + inner.length) : null
    if (inner && next && at + inner.length < frame.length) return false
  }
  return true
}

/** Ten letters in a row are in the last bit of sound by chance once in ten thousand recordings. Encoders fill theirs up with two things. */
function hasWords(text: string): boolean {
  const rows = text.replace(/LAME[\d.a-z() ]*|U{2,}/g, '\0').match(/[\w .,:;@/-]{10,}/g) ?? []
  return rows.some((row) => new Set(row).size > 4)
}

const isTag = (bytes: Uint8Array, at: number) =>
  ['TAG', 'APE', 'LYR', 'ID3'].includes(letters(bytes, at, 3)) || bytes[at] === 0

/** Null when the first frame is one of sound. */
function neutralFirst(bytes: Uint8Array, frame: Mp3Frame, { findings }: Work): Uint8Array | null {
  const neutral = neutralXing(bytes, frame)
  if (neutral?.encoder) {
    findings.removed({ sort: 'software', text: `Made with ${inOneLine(neutral.encoder)}, removed` })
  }
  return neutral?.bytes ?? null
}

/** Where the tags that begin here end; `at` when none does. */
function skipTags(bytes: Uint8Array, at: number, { findings }: Work): number {
  let end = at
  for (;;) {
    const length = tagLength(bytes, end, findings)
    if (length === 0) return end
    end = Math.min(bytes.length, end + length)
  }
}

function tagLength(bytes: Uint8Array, at: number, findings: Findings): number {
  if (startsWith(bytes, 'ID3', at) && at + 10 <= bytes.length) {
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (u8(bytes, at + index) & 127), 0)
    reportId3(bytes.subarray(at, at + 10 + size), findings)
    return 10 + size + (u8(bytes, at + 5) & 16 ? 10 : 0)
  } else if (startsWith(bytes, 'TAG', at) && at + 128 <= bytes.length && bytes.length - at <= 355) {
    reportOldTag(bytes, at, findings)
    return 128
  } else if (startsWith(bytes, 'TAG+', at) && at + 227 <= bytes.length) {
    return 227
  } else if (startsWith(bytes, 'APETAGEX', at) && at + 32 <= bytes.length) {
    return apeLength(bytes, at, findings)
  } else if (startsWith(bytes, 'LYRICSBEGIN', at)) {
    findings.removed({ sort: 'hidden', text: 'Lyrics, removed' })
    return 11
  } else {
    return 0
  }
}

function reportOldTag(bytes: Uint8Array, at: number, findings: Findings): void {
  const text = (from: number, length: number) =>
    letters(bytes, at + from, length)
      .replaceAll('\0', ' ')
      .trim()
  tellField('title', text(3, 30), findings)
  tellField('artist', text(33, 30), findings)
  tellField('album', text(63, 30), findings)
  tellField('date', text(93, 4), findings)
  tellField('comment', text(97, 30), findings)
}

/** A tag at the front has a head; one at the end has a foot alone or both, and its length counts the foot. */
function apeLength(bytes: Uint8Array, at: number, findings: Findings): number {
  const isHead = (u32(bytes, at + 20) & 0x20) !== 0
  const size = Math.min(u32le(bytes, at + 12), bytes.length - at)
  findings.removed({ sort: 'hidden', text: 'A tag with names and titles (APE), removed' })
  return isHead ? 32 + size : 32
}
