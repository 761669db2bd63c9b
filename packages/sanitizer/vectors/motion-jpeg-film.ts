import { asLetters, b16, b32, joinAll } from '../images/bytes.ts'
import { fullBox, isoBox } from '../images/heif/iso-boxes.ts'
import { readJpegSegments } from '../images/jpeg/jpeg-segments.ts'
import { type Hidden, jpegWithMarkers, mark } from './hide-in-pictures.ts'

/** A QuickTime film as small cameras make it: two JPEG pictures, each with all that a photo hides. */
export function motionJpegFilm(): Hidden {
  const { bytes, markers } = jpegWithMarkers()
  const frame = asFrame(bytes)
  const frames = joinAll([frame, frame])
  const head = isoBox('ftyp', asLetters('qt  '), b32(0), asLetters('qt  '))
  const film = movie(frame.length, head.length + 8)
  return {
    bytes: joinAll([head, isoBox('mdat', frames), film]),
    markers: markers.filter((marker) => marker !== mark('behindtable')),
  }
}

/** Without what no camera puts into a film and players stumble over: a second picture behind the first, a table that is too long. */
function asFrame(photo: Uint8Array): Uint8Array {
  const { segments, end } = readJpegSegments(photo)
  const long = segments.find(({ marker }) => marker === 0xdd)?.body
  const at = long ? long.byteOffset - photo.byteOffset : 0
  return joinAll([
    photo.subarray(0, at - 4),
    photo.subarray(at + (long?.length ?? 0), end),
    asLetters(mark('trailer')),
  ])
}

const [timescale, duration, width, height] = [10, 2, 24, 16]
const matrix = joinAll([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(b32))

function movie(length: number, at: number): Uint8Array {
  const times = [b32(0), b32(0)]
  const mvhd = fullBox(
    'mvhd',
    0,
    0,
    ...times,
    b32(timescale),
    b32(duration),
    b32(0x10000),
    b16(0x100),
    zeros(10),
    matrix,
    zeros(24),
    b32(2),
  )
  const tkhd = fullBox(
    'tkhd',
    0,
    3,
    ...times,
    b32(1),
    b32(0),
    b32(duration),
    zeros(16),
    matrix,
    b16(width),
    b16(0),
    b16(height),
    b16(0),
  )
  const mdhd = fullBox('mdhd', 0, 0, ...times, b32(timescale), b32(duration), b32(0))
  const hdlr = fullBox('hdlr', 0, 0, asLetters('mhlrvide'), zeros(12), zeros(1))
  const dinf = isoBox('dinf', fullBox('dref', 0, 0, b32(1), fullBox('url ', 0, 1)))
  const minf = isoBox('minf', fullBox('vmhd', 0, 1, zeros(8)), dinf, tableOf(length, at))
  return isoBox('moov', mvhd, isoBox('trak', tkhd, isoBox('mdia', mdhd, hdlr, minf)))
}

function tableOf(length: number, at: number): Uint8Array {
  const entry = isoBox(
    'jpeg',
    zeros(6),
    b16(1),
    zeros(16),
    b16(width),
    b16(height),
    b32(0x480000),
    b32(0x480000),
    b32(0),
    b16(1),
    zeros(32),
    b16(24),
    b16(0xffff),
  )
  return isoBox(
    'stbl',
    fullBox('stsd', 0, 0, b32(1), entry),
    fullBox('stts', 0, 0, b32(1), b32(2), b32(1)),
    fullBox('stsc', 0, 0, b32(1), b32(1), b32(2), b32(1)),
    fullBox('stsz', 0, 0, b32(length), b32(2)),
    fullBox('stco', 0, 0, b32(1), b32(at)),
  )
}

function zeros(length: number): Uint8Array {
  return new Uint8Array(length)
}
