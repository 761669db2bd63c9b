import { asLetters, b16, b32, joinAll, letters, part, u8, u32 } from '../images/bytes.ts'
import { boxNamed, fullBox, type IsoBox, isoBox } from '../images/heif/iso-boxes.ts'
import { refuse } from '../refusals.ts'
import type { Mp4Track } from './mp4-tracks.ts'

const undetermined = 0x55c4

/** `chunks` tells for each track where its chunks are in the new file. */
export function writeMovie(
  head: Uint8Array,
  tracks: readonly Mp4Track[],
  chunks: ReadonlyMap<Mp4Track, readonly number[]>,
  extension: Uint8Array | null,
): Uint8Array {
  const written = tracks.map((track) => writeTrack(track, chunks.get(track) ?? []))
  return isoBox('moov', isoBox('mvhd', cleanMovieHead(head)), ...written, extension ?? new Uint8Array(0))
}

/** Times of making and changing are zeros; what QuickTime keeps of the last showing too. */
function cleanMovieHead(body: Uint8Array): Uint8Array {
  const isLong = u8(body, 0) === 1
  const clean = part(body, 0, isLong ? 112 : 100).slice()
  const shift = isLong ? 12 : 0
  clean.fill(0, 4, isLong ? 20 : 12)
  clean.fill(0, 26 + shift, 36 + shift)
  clean.fill(0, 72 + shift, 96 + shift)
  return clean
}

function cleanTrackHead(body: Uint8Array): Uint8Array {
  const isLong = u8(body, 0) === 1
  const clean = part(body, 0, isLong ? 96 : 84).slice()
  clean.fill(0, 4, isLong ? 20 : 12)
  return clean
}

function cleanMediaHead(body: Uint8Array): Uint8Array {
  const isLong = u8(body, 0) === 1
  const clean = part(body, 0, isLong ? 36 : 24).slice()
  clean.fill(0, 4, isLong ? 20 : 12)
  clean.set(b16(undetermined), isLong ? 32 : 20)
  clean.set([0, 0], isLong ? 34 : 22)
  return clean
}

function writeTrack(track: Mp4Track, chunks: readonly number[]): Uint8Array {
  const { head, edits, mediaHead, handlerBox, handler, mediaInfo } = track
  const component = letters(handlerBox, 4, 4) === 'mhlr' ? 'mhlr' : '\0\0\0\0'
  const kind = handler === 'vide' ? 'vmhd' : 'smhd'
  const mediaKind = boxNamed(mediaInfo, kind)?.body
  const kindLength = kind === 'vmhd' ? 12 : 8
  return isoBox(
    'trak',
    isoBox('tkhd', cleanTrackHead(head)),
    ...(edits ? [isoBox('edts', isoBox('elst', tableOf(edits, u8(edits, 0) === 1 ? 20 : 12)))] : []),
    isoBox(
      'mdia',
      isoBox('mdhd', cleanMediaHead(mediaHead)),
      fullBox('hdlr', 0, 0, asLetters(component), asLetters(handler), new Uint8Array(13)),
      isoBox(
        'minf',
        isoBox(kind, mediaKind ? part(mediaKind, 0, kindLength) : new Uint8Array(kindLength)),
        isoBox('dinf', fullBox('dref', 0, 0, b32(1), fullBox('url ', 0, 1))),
        isoBox('stbl', ...writeTable(track, chunks)),
      ),
    ),
  )
}

/** Version and flags, a count, and so many rows. */
function tableOf(body: Uint8Array, rowLength: number): Uint8Array {
  const length = 8 + u32(body, 4) * rowLength
  return length > body.length ? refuse('broken') : part(body, 0, length)
}

const rowLengths: Readonly<Record<string, number>> = { stts: 8, ctts: 8, stss: 4, stps: 4, stsc: 12 }
const knownGroups = ['roll', 'prol', 'rap ', 'sync']

function writeTable({ table, entries }: Mp4Track, chunks: readonly number[]): Uint8Array[] {
  const kept = table.flatMap((box) => keepTable(box))
  return [
    fullBox('stsd', 0, 0, b32(entries.length), ...entries),
    ...kept,
    fullBox('stco', 0, 0, b32(chunks.length), joinAll(chunks.map(b32))),
  ]
}

function keepTable({ name, body }: IsoBox): Uint8Array[] {
  const rowLength = Object.hasOwn(rowLengths, name) ? rowLengths[name] : undefined
  if (rowLength !== undefined) return [isoBox(name, tableOf(body, rowLength))]
  else if (name === 'stsz') {
    const rows = u32(body, 4) === 0 ? u32(body, 8) * 4 : 0
    return [isoBox(name, part(body, 0, 12 + rows))]
  } else if (name === 'stz2') {
    return [isoBox(name, part(body, 0, 12 + Math.ceil((u32(body, 8) * u8(body, 7)) / 8)))]
  } else if (name === 'cslg') {
    return [isoBox(name, part(body, 0, u8(body, 0) === 1 ? 44 : 24))]
  } else if ((name === 'sgpd' || name === 'sbgp') && knownGroups.includes(letters(body, 4, 4))) {
    return [isoBox(name, keepGroup(name, body))]
  } else {
    return []
  }
}

/** From where a decoder may begin; the rows of both kinds have a few bytes each. */
function keepGroup(name: string, body: Uint8Array): Uint8Array {
  const version = u8(body, 0)
  if (name === 'sbgp') {
    const at = version === 1 ? 12 : 8
    return part(body, 0, at + 4 + u32(body, at) * 8)
  }
  const length = version >= 1 ? u32(body, 8) : 2
  const at = version >= 1 ? 12 : 8
  return length === 0 || length > 4 ? refuse('unsupported') : part(body, 0, at + 4 + u32(body, at) * length)
}
