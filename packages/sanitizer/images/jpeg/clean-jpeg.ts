import type { Cleaner, Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { asLetters, b16, joinAll, joinBytes, letters, part, startsWith, u8, u16, u32 } from '../bytes.ts'
import { replaceProfile } from '../colours/colour-profile.ts'
import { sizeInWords } from '../in-words.ts'
import { reportCredentials, signedHistory } from '../metadata/credentials/report-credentials.ts'
import { reportExif } from '../metadata/report-exif.ts'
import { reportPhotoshop } from '../metadata/report-photoshop.ts'
import { reportXmp } from '../metadata/report-xmp.ts'
import { isTurned, orientationOnly } from '../orientation.ts'
import { type ExactScans, withExactScans } from './exact-scans.ts'
import { type JpegSegment, readJpegSegments, sos } from './jpeg-segments.ts'
import { trimTables } from './jpeg-tables.ts'
import { withNeededTables } from './needed-tables.ts'

/** JPEG: the tables and the compressed picture as they are, everything else rewritten or gone. Not a pixel changes. */
export const cleanJpeg: Cleaner = (bytes, work) => cleanJpegWith(bytes, [], work)

/** @param shared segments with tables that come before those of the picture, as strips of a TIFF have them */
export function cleanJpegWith(bytes: Uint8Array, shared: readonly JpegSegment[], work: Work): Uint8Array {
  const { segments, end, stray } = readJpegSegments(bytes)
  const firstScan = segments.findIndex(({ marker }) => marker === sos)
  if (firstScan < 0) refuse('broken')
  const head = segments.slice(0, firstScan)
  const orientation = report(segments, work)
  if (stray > 0) {
    const text = `${sizeInWords(stray)} hidden between the parts of the picture, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  reportTrailer(bytes.subarray(end), work)
  const picture = exactPicture(bytes, shared, segments, work)
  const profile = joinProfile(head)
  const canonical = profile.length > 0 ? replaceProfile(profile, work.findings) : null
  return joinAll([
    Uint8Array.of(0xff, 0xd8),
    rewriteJfif(head),
    isTurned(orientation) ? segment(0xe1, asLetters('Exif\0\0'), orientationOnly(orientation)) : nothing,
    canonical ? segment(0xe2, asLetters('ICC_PROFILE\0'), Uint8Array.of(1, 1), canonical) : nothing,
    rewriteAdobe(head),
    picture,
    Uint8Array.of(0xff, 0xd9),
  ])
}

/** From the first table to the last point. What came out of here before is not followed bit by bit again. */
function exactPicture(
  bytes: Uint8Array,
  shared: readonly JpegSegment[],
  segments: readonly JpegSegment[],
  work: Work,
): Uint8Array {
  const given = pictureIn(bytes, segments)
  if (shared.length === 0 && work.exactPictures?.has(given)) return given
  const exact = withExactScans(segments, shared)
  reportExact(exact, work)
  const picture = joinAll(withNeededTables(exact.segments).flatMap(rewritePicture))
  if (shared.length === 0 && !exact.isUnsure) work.exactPictures?.add(picture)
  return picture
}

/** The bytes behind all that is about the picture. Whether nothing else is between them, only a comparison says. */
function pictureIn(bytes: Uint8Array, segments: readonly JpegSegment[]): Uint8Array {
  const first = segments.find(({ marker }) => marker < 0xe0 || marker > 0xef)
  const last = segments.at(-1)
  if (!first || !last) return nothing
  const place = (part: Uint8Array) => part.byteOffset - bytes.byteOffset
  return bytes.subarray(place(first.body) - 4, place(last.scan) + last.scan.length)
}

const nothing = new Uint8Array(0)

/** Fewer are what some cameras fill up with. */
const fewestTold = 8

function reportExact({ surplus, isUnsure }: ExactScans, { findings }: Work): void {
  if (surplus >= fewestTold)
    findings.removed({
      sort: 'hidden',
      text: `${sizeInWords(surplus)} behind the last point of the picture, removed`,
    })
  if (isUnsure)
    findings.kept({
      text: 'This picture is damaged or packed in a rare way. Whether data is hidden behind its last point cannot be told',
    })
}

const segment = (marker: number, ...body: Uint8Array[]) => {
  const whole = joinBytes(...body)
  return joinBytes(Uint8Array.of(0xff, marker), b16(whole.length + 2), whole)
}

function rewritePicture({ marker, body, scan }: JpegSegment): Uint8Array[] {
  const tables = trimTables(marker, body)
  return tables === null ? [] : [segment(marker, tables), scan]
}

/** Without JFIF some pictures would be read in other colours, and with it others: so it stays what it was. */
function rewriteJfif(head: readonly JpegSegment[]): Uint8Array {
  const found = head.find(({ marker, body }) => marker === 0xe0 && startsWith(body, 'JFIF\0'))
  if (!found) return nothing
  const isWhole = found.body.length >= 12
  const unit = isWhole ? Math.min(u8(found.body, 7), 2) : 0
  const across = isWhole ? u16(found.body, 8) || 1 : 1
  const down = isWhole ? u16(found.body, 10) || 1 : 1
  return segment(0xe0, asLetters('JFIF\0'), Uint8Array.of(1, 1, unit), b16(across), b16(down), b16(0))
}

/** Says how the colours are coded; without it, CMYK pictures turn into their negatives. */
function rewriteAdobe(head: readonly JpegSegment[]): Uint8Array {
  const found = head.find(({ marker, body }) => marker === 0xee && isAdobe(body))
  if (!found) return nothing
  return segment(0xee, asLetters('Adobe'), b16(100), b16(0), b16(0), Uint8Array.of(u8(found.body, 11)))
}

const isAdobe = (body: Uint8Array) => body.length >= 12 && startsWith(body, 'Adobe')
const isProfile = ({ marker, body }: JpegSegment) => marker === 0xe2 && startsWith(body, 'ICC_PROFILE\0')

/** A long profile comes in numbered pieces. */
function joinProfile(segments: readonly JpegSegment[]): Uint8Array {
  const pieces = segments.filter((piece) => isProfile(piece) && piece.body.length > 14)
  pieces.sort((one, other) => u8(one.body, 12) - u8(other.body, 12))
  return joinAll(pieces.map(({ body }) => body.subarray(14)))
}

const isCredentials = ({ marker, body }: JpegSegment) =>
  marker === 0xeb && startsWith(body, 'JP') && body.length > 16

/** Content credentials in several pieces. Each repeats the head of the box that it goes on with. */
function joinCredentials(segments: readonly JpegSegment[]): Uint8Array {
  return joinAll(segments.filter(isCredentials).map(({ body }) => body.subarray(u32(body, 4) === 1 ? 8 : 16)))
}

/** Returns how the picture is turned. */
function report(segments: readonly JpegSegment[], work: Work): number {
  let orientation = 1
  reportCredentials(joinCredentials(segments), work.findings)
  for (const { marker, body } of segments) {
    if (marker === 0xe1 && startsWith(body, 'Exif\0')) {
      if (isAlreadyClean(body)) orientation = u8(body, 25)
      else orientation = reportExif(body.subarray(6), work.findings)
    } else {
      const text = reportOther(marker, body, work)
      if (text) work.findings.removed({ sort: marker === 0xfe ? 'hidden' : 'structure', text })
    }
  }
  return orientation
}

const isAlreadyClean = (body: Uint8Array) =>
  body.length === 32 && letters(body) === `Exif\0\0${letters(orientationOnly(u8(body, 25)))}`

/** What to say about a segment, or null when it said so itself or nothing needs to be said. */
function reportOther(marker: number, body: Uint8Array, { findings }: Work): string | null {
  if (marker === 0xfe) {
    return `Comment in the picture: ${new TextDecoder().decode(body.subarray(0, 80)).replace(/[\p{C}]+/gu, ' ')}, removed`
  } else if (marker === 0xe1 && startsWith(body, 'http://ns.adobe.com/')) {
    reportXmp(body.subarray(body.indexOf(0) + 1), findings)
    return null
  } else if (marker === 0xed && startsWith(body, 'Photoshop 3.0\0')) {
    reportPhotoshop(body.subarray(14), findings)
    return null
  } else if (marker === 0xeb && startsWith(body, 'JP')) {
    return signedHistory
  } else if (marker === 0xe0 && startsWith(body, 'JFXX')) {
    return 'A small preview picture of the original, removed'
  } else if (marker === 0xe0 && startsWith(body, 'JFIF\0')) {
    return body.length > 14 ? 'A small preview picture of the original, removed' : null
  } else if ((marker === 0xe2 && startsWith(body, 'ICC_PROFILE\0')) || (marker === 0xee && isAdobe(body))) {
    return null
  } else if (marker === 0xe2 && startsWith(body, 'MPF\0')) {
    return 'A list of further pictures in the same file, removed'
  } else if (marker >= 0xe0 && marker <= 0xef) {
    return `Data of some program or camera (${sizeInWords(body.length)}), removed`
  } else {
    return null
  }
}

function reportTrailer(trailer: Uint8Array, { findings }: Work): void {
  if (trailer.length === 0) return
  const size = sizeInWords(trailer.length)
  if (startsWith(trailer, 'ftyp', 4)) {
    findings.removed({ sort: 'embedded', text: `A short video behind the picture (${size}), removed` })
  } else if (trailer.length > 4 && u16(part(trailer, 0, 2), 0) === 0xffd8) {
    findings.removed({ sort: 'embedded', text: `A second picture behind the first (${size}), removed` })
  } else {
    findings.removed({ sort: 'hidden', text: `${size} hidden behind the end of the picture, removed` })
  }
}
