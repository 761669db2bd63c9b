import { Unreadable } from '@fitila/formats/unreadable'
import type { Work } from '../contract.ts'
import { asLetters, joinBytes, letters, startsWith } from '../images/bytes.ts'
import { withExactScans } from '../images/jpeg/exact-scans.ts'
import { type JpegSegment, readJpegSegments } from '../images/jpeg/jpeg-segments.ts'
import { trimTables } from '../images/jpeg/jpeg-tables.ts'
import { reportExif } from '../images/metadata/report-exif.ts'
import { reportXmp } from '../images/metadata/report-xmp.ts'
import { isTurned, orientationOnly } from '../images/orientation.ts'

/** Blots out one stretch of film. Answers false when it is not JPEG after JPEG to its end. */
export type BlotFrames = (data: Uint8Array) => boolean

/**
 * Small cameras film in JPEG pictures, each with all that a photo tells. What is told is overwritten where it is, as every other part
 * of the file counts on the length of each picture.
 */
export function motionJpeg({ findings }: Work): BlotFrames {
  const told = new Set<string>()
  const tell = (note: Note, body: Uint8Array) => {
    if (told.has(note.name)) return
    told.add(note.name)
    if (note.name === 'Exif') reportExif(body.subarray(6), findings)
    else if (note.name === 'XMP') reportXmp(body.subarray(29), findings)
    findings.removed({ sort: note.name === 'remark' ? 'hidden' : 'device', text: note.text })
  }
  return (data) => {
    let end = 0
    for (let at = nextPicture(data, 0); at >= 0; at = nextPicture(data, end)) {
      data.fill(0, end, at)
      const length = blotOne(data.subarray(at), tell)
      const next = nextPicture(data, at + 2)
      end = length === null ? (next < 0 ? data.length : next) : at + length
      // No player shows what has no parts of a picture, but its notes would still be told.
      if (length === null) data.fill(0, at, end)
    }
    data.fill(0, end)
    return end > 0 || data.length === 0
  }
}

/** How long the picture is; null when it cannot be read. */
function blotOne(picture: Uint8Array, tell: (note: Note, body: Uint8Array) => void): number | null {
  try {
    const { segments, end } = readJpegSegments(picture)
    blotPicture(picture, segments, tell)
    blotSurplus(segments)
    return end
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** What follows the last block of a picture becomes zeros, which decoders pass over as they did before. */
function blotSurplus(segments: readonly JpegSegment[]): void {
  const exact = withExactScans(segments).segments.filter(({ scan }) => scan.length > 0)
  for (const [index, { scan }] of segments.filter((segment) => segment.scan.length > 0).entries()) {
    const kept = exact[index]?.scan
    if (!kept || kept.length > scan.length) continue
    scan.set(kept)
    scan.fill(0, kept.length)
  }
}

function nextPicture(data: Uint8Array, from: number): number {
  for (let at = data.indexOf(0xff, from); at >= 0; at = data.indexOf(0xff, at + 1))
    if (data[at + 1] === 0xd8 && data[at + 2] === 0xff) return at
  return -1
}

type Note = { name: 'Exif' | 'XMP' | 'remark' | 'other'; text: string }

const notes = {
  Exif: { name: 'Exif', text: 'Notes of the camera in the pictures of the film, removed' },
  XMP: { name: 'XMP', text: 'Notes of a program in the pictures of the film, removed' },
  remark: { name: 'remark', text: 'Remarks in the pictures of the film, removed' },
  other: { name: 'other', text: 'Data of the camera in the pictures of the film, removed' },
} as const satisfies Record<Note['name'], Note>

function blotPicture(
  picture: Uint8Array,
  segments: readonly JpegSegment[],
  tell: (note: Note, body: Uint8Array) => void,
): void {
  let end = 2
  for (const { marker, body, scan } of segments) {
    const at = body.byteOffset - picture.byteOffset
    picture.fill(0, end, Math.max(end, at - 4))
    end = at + body.length + scan.length
    const tables = trimTables(marker, body)
    if (tables !== null) {
      body.fill(0, tables.length)
      continue
    }
    const neutral = neutralBody(marker, body)
    if (body.every((byte, place) => byte === neutral[place])) continue
    const note = noteOf(marker, body)
    if (note) tell(note, body.slice())
    body.set(neutral)
  }
}

function noteOf(marker: number, body: Uint8Array): Note | null {
  if (marker === 0xfe) return notes.remark
  else if (startsWith(body, 'Exif\0\0')) return notes.Exif
  else if (startsWith(body, 'http://ns.adobe.com/xap/')) return notes.XMP
  else return marker === 0xe0 && startsWith(body, 'JFIF\0') ? null : notes.other
}

/** The only remarks that decoders go by: two old programs wrote pictures upside down, and one in other colours. */
const remarks = /^(?:CS=ITU601|Intel\(R\) JPEG Library, version 1|Metasoft MJPEG Codec)/

/** The same length; of the contents only what changes how the picture is drawn. */
function neutralBody(marker: number, body: Uint8Array): Uint8Array {
  const neutral = new Uint8Array(body.length)
  const keep = (length: number) => neutral.set(body.subarray(0, length))
  if (marker === 0xe0 && startsWith(body, 'JFIF\0')) keep(12)
  else if (marker === 0xe0 && startsWith(body, 'AVI1')) keep(5)
  // QuickTime's own: the offsets of the tables and the picture.
  else if (marker === 0xe1 && startsWith(body, 'mjpg', 4)) keep(40)
  else if (startsWith(body, 'Exif\0\0')) neutral.set(turned(body))
  else if (marker === 0xee && startsWith(body, 'Adobe')) keep(12)
  else if (marker === 0xfe) neutral.set(asLetters(remarks.exec(letters(body, 0, 40))?.[0] ?? ''))
  return neutral
}

/** Players turn a film by what its pictures say. */
function turned(body: Uint8Array): Uint8Array {
  const orientation = reportExif(body.subarray(6), { removed() {}, kept() {}, hidden() {} })
  const plain = joinBytes(asLetters('Exif\0\0'), orientationOnly(orientation))
  return isTurned(orientation) && plain.length <= body.length ? plain : new Uint8Array(0)
}
