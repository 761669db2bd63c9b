import { b16, b32, letters, u8, u32 } from '../images/bytes.ts'
import { boxNamed, fullBox, type IsoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { readChunks } from './mp4-samples.ts'
import type { Mp4Track } from './mp4-tracks.ts'

/** Encoders put less silence before the first sound: 2,112 samples are usual, of AAC with a long start 5,000. */
const mostSilence = 10_000

/** One frame of AAC. FAAC puts as much silence before the sound, and players know it by its name in the first frame. */
const frame = 1024
const nameOfFaac = 'libfaac '
const mostOfFirst = 2000

/**
 * iTunes says in a note how many samples of silence an encoder put before and behind the sound, and of one encoder players know it by its
 * name. Note and name go, and with them the only word of what players skip. So a recording of one track of sound without a list of what is
 * shown gets one that says the same (ISO/IEC 14496-12, 8.6.6).
 *
 * @param bytes the whole file. @param boxes those of the movie, with its notes
 */
export function skipSilence(
  bytes: Uint8Array,
  boxes: readonly IsoBox[],
  movieHead: Uint8Array,
  tracks: readonly Mp4Track[],
): readonly Mp4Track[] {
  const [track] = tracks
  if (track === undefined || tracks.length > 1 || track.handler !== 'soun' || track.edits !== null)
    return tracks
  const [before, , sounds] = silenceIn(boxes) ?? silenceOfFaac(bytes, track) ?? []
  const scale = scaleOf(track.mediaHead)
  const isOne = rateOf(track) === scale
  if (before === undefined || sounds === undefined || !isOne || before === 0 || before > mostSilence)
    return tracks
  const length = Math.round((sounds / scale) * scaleOf(movieHead))
  if (length < 1 || length > 0xffffffff) return tracks
  const list = fullBox('elst', 0, 0, b32(1), b32(length), b32(before), b16(1), b16(0))
  // Sound is heard in the order in which it is written. Some programs say otherwise of the silent frame.
  const table = track.table.filter(({ name }) => name !== 'ctts')
  return [{ ...track, table, edits: list.subarray(8) }]
}

function silenceOfFaac(bytes: Uint8Array, { table, shape }: Mp4Track): number[] | undefined {
  const sizes = boxNamed(table, 'stsz')?.body
  const durations = boxNamed(table, 'stts')?.body
  const [first] = readChunks(table, shape)
  if (sizes === undefined || durations === undefined || first === undefined) return undefined
  const length = Math.min(u32(sizes, 4) || u32(sizes, 12), mostOfFirst)
  const isFaac = letters(bytes, first.at, length).includes(nameOfFaac)
  if (!isFaac || u32(durations, 12) !== frame) return undefined
  return [frame, 0, (u32(sizes, 8) - 1) * frame]
}

/** Samples before, samples behind, and those of the sound: " 00000000 00000840 000001CA 00000000003F31F6 …". */
function silenceIn(boxes: readonly IsoBox[]): number[] | undefined {
  for (const note of notesIn(boxes)) {
    const written = /^\s*[\da-f]{8} ([\da-f]{8}) ([\da-f]{8}) ([\da-f]{16})(?: |$)/i.exec(note)
    if (written !== null) return written.slice(1).map((number) => Number.parseInt(number, 16))
  }
  return undefined
}

/** What the notes of iTunes with this name say. */
function notesIn(boxes: readonly IsoBox[]): string[] {
  return inside(boxes, 'udta')
    .filter(({ name }) => name === 'meta')
    .flatMap(({ body }) => inside(readable(body.subarray(4)), 'ilst'))
    .filter(({ name }) => name === '----')
    .flatMap(({ body }) => {
      const parts = readable(body)
      const name = boxNamed(parts, 'name')?.body
      const data = boxNamed(parts, 'data')?.body
      if (name === undefined || data === undefined || letters(name, 4, name.length - 4) !== 'iTunSMPB')
        return []
      return [letters(data, 8, Math.min(data.length - 8, 200))]
    })
}

function inside(boxes: readonly IsoBox[], name: string): IsoBox[] {
  return boxes.filter((box) => box.name === name).flatMap(({ body }) => readable(body))
}

function readable(body: Uint8Array): IsoBox[] {
  try {
    return readBoxes(body, true)
  } catch {
    return []
  }
}

function scaleOf(head: Uint8Array): number {
  return u32(head, u8(head, 0) === 1 ? 20 : 12)
}

/** Samples a second, as the track says of its sound. Where the data has twice as many, the numbers would be other ones. */
function rateOf({ entries }: Mp4Track): number {
  const [first] = entries
  return first === undefined ? 0 : u32(first, 8 + 24) >>> 16
}
