import type { Cleaner, Work } from '../contract.ts'
import { asLetters, b24, joinAll, letters, part, startsWith, u8, u24, u64 } from '../images/bytes.ts'
import { sizeInWords } from '../images/in-words.ts'
import { refuse } from '../refusals.ts'
import { flacFrames } from './flac-frames.ts'
import { reportId3, tellCover } from './id3.ts'
import { reportComments } from './vorbis-comments.ts'

const streamInfo = 0
const seekTable = 3

/** FLAC: what the decoder needs to know, the table for seeking, and the frames of sound. */
export const cleanFlac: Cleaner = (bytes, work) => {
  const start = skipId3(bytes, work)
  if (!startsWith(bytes, 'fLaC', start)) refuse('broken')
  const kept: { type: number; body: Uint8Array }[] = []
  let at = start + 4
  for (let isLast = false; !isLast; ) {
    const head = u8(bytes, at)
    const body = part(bytes, at + 4, u24(bytes, at + 1))
    isLast = head >= 128
    if ((head & 127) === streamInfo) kept.push({ type: streamInfo, body: part(body, 0, 34) })
    else if ((head & 127) === seekTable) {
      const points = cleanSeekTable(body, bytes.length)
      if (points) kept.push({ type: seekTable, body: points })
      else report(seekTable, body, work)
    } else report(head & 127, body, work)
    at += 4 + body.length
  }
  if (kept[0]?.type !== streamInfo) refuse('broken')
  const info = kept[0].body
  // Players look for the first frame as well; what is before it could be notes whose own head is damaged.
  const frames = flacFrames(bytes, at, ((((u8(info, 12) & 1) << 4) | (u8(info, 13) >> 4)) >>> 0) + 1)
  if (frames.length === 0 && at < bytes.length) refuse('broken')
  if (frames.some((frame) => channelsOf(frame) !== ((u8(info, 12) >> 1) & 7) + 1)) refuse('broken')
  const isWhole = tellBesides(bytes.subarray(at), frames, work)
  // The table says how far each point is from the first frame.
  const used = isWhole ? kept : kept.filter(({ type }) => type !== seekTable)
  const blocks = used.map(({ type, body }, index) =>
    joinAll([Uint8Array.of(type + (index === used.length - 1 ? 128 : 0)), b24(body.length), body]),
  )
  return joinAll([asLetters('fLaC'), ...blocks, ...frames])
}

/** A head that says another number is damaged, and may hold what was beside it. */
function channelsOf(frame: Uint8Array): number {
  const layout = u8(frame, 3) >> 4
  return layout < 8 ? layout + 1 : 2
}

/** Tells of what is no frame; whether nothing was between the frames. */
function tellBesides(sound: Uint8Array, frames: readonly Uint8Array[], { findings }: Work): boolean {
  const first = frames[0] ?? sound
  const last = frames.at(-1) ?? sound
  const before = first.byteOffset - sound.byteOffset
  const behind = sound.byteOffset + sound.length - last.byteOffset - last.length
  const between = sound.length - before - behind - frames.reduce((sum, { length }) => sum + length, 0)
  const tell = (size: number, where: string) => {
    if (size <= 0) return
    findings.removed({ sort: 'hidden', text: `${sizeInWords(size)} hidden ${where}, removed` })
  }
  tell(before, 'before the sound')
  tell(behind, 'behind the end of the sound')
  if (between > 0) {
    const text = `${sizeInWords(between)} between the parts of the sound that cannot be played, removed`
    findings.removed({ sort: 'hidden', text })
  }
  return frames.length > 0 && between === 0
}

const pointLength = 18
const placeholder = 2 ** 64

/** Points of a sample, a place and a length, one after the other; null for what cannot be such a table, which no one needs to play. */
function cleanSeekTable(body: Uint8Array, fileLength: number): Uint8Array | null {
  const table = body.slice(0, body.length - (body.length % pointLength))
  let before = -1
  for (let at = 0; at < table.length; at += pointLength) {
    const sample = u64(table, at)
    if (sample >= placeholder) table.fill(0, at + 8, at + pointLength)
    else if (sample <= before || u64(table, at + 8) > fileLength) return null
    before = Math.max(before, sample < placeholder ? sample : before)
  }
  return table
}

function skipId3(bytes: Uint8Array, { findings }: Work): number {
  if (!startsWith(bytes, 'ID3')) return 0
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (u8(bytes, index) & 127), 0)
  reportId3(bytes.subarray(0, 10 + size), findings)
  return 10 + size
}

function report(type: number, body: Uint8Array, { findings }: Work): void {
  if (type === 4) reportComments(body, findings)
  else if (type === 6) tellCover(findings)
  else if (type === 2) {
    const text = `Data of some program (${letters(body, 0, 4).replace(/[^\w]/g, '')}), removed`
    findings.removed({ sort: 'structure', text })
  } else if (type === 5) findings.removed({ sort: 'hidden', text: 'A list of tracks (cue sheet), removed' })
  else if (body.some((byte) => byte !== 0)) {
    findings.removed({ sort: 'hidden', text: `${sizeInWords(body.length)} hidden in filling, removed` })
  }
}
