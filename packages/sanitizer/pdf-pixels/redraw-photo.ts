import type { Cleaner } from '../contract.ts'
import { asLetters, joinAll, startsWith, u8, u16 } from '../images/bytes.ts'
import { readJpegSegments } from '../images/jpeg/jpeg-segments.ts'
import { isFrame } from '../images/jpeg/jpeg-tables.ts'
import { refuse } from '../refusals.ts'
import type { RenderAllPages } from './make-pixels-cleaner.ts'

/** The long side of a photo that was drawn again has at most so many points, which a screen and a sheet of paper show well. */
const longest = 2600
/** And never all of them: points that are made of several others no longer fit the sensor's. */
const largestShare = 0.9
const dpi = 150

const honest =
  'The photo was drawn again, smaller and with grain. That makes it harder to tell the camera by its sensor, and to read an invisible watermark. It is no promise: a mark that was made to survive this survives it'

/** A photo (JPEG, already clean) as other points in a new file. */
export function makeRedrawer(renderAllPages: RenderAllPages): Cleaner {
  return async (bytes, work) => {
    const page = pageOf(bytes)
    if (page === null) {
      work.findings.kept({ text: `${notRedrawn}: its colours are those of print` })
      return bytes
    }
    const [drawn] = await renderAllPages(page, null, dpi, work.progress, grainFrom(bytes))
    if (drawn?.paint.as !== 'jpeg') return refuse('broken')
    work.findings.removed({ sort: 'device', text: honest })
    return drawn.paint.jpeg
  }
}

export const notRedrawn = 'This picture was not drawn again'

/** A number that differs from photo to photo, and is the same each time for one. */
function grainFrom(bytes: Uint8Array): number {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
  return sum | 1
}

/** A PDF of one page on which the photo is as it is to be seen; null for photos whose colours are inks. */
function pageOf(jpeg: Uint8Array): Uint8Array | null {
  const { segments } = readJpegSegments(jpeg)
  const frame = segments.find(({ marker }) => isFrame(marker))?.body ?? refuse('broken')
  const exif = segments.find(({ marker, body }) => marker === 0xe1 && startsWith(body, 'Exif\0'))?.body
  const turned = exif && exif.length === 32 ? u8(exif, 25) : 1
  const [height, width, components] = [u16(frame, 1), u16(frame, 3), u8(frame, 5)]
  if (components !== 1 && components !== 3) return null
  const share = Math.min(largestShare, longest / Math.max(width, height))
  const points = (pixels: number) => Math.max(1, Math.round((pixels * share * 72 * 100) / dpi) / 100)
  const [wide, high] = turned >= 5 ? [points(height), points(width)] : [points(width), points(height)]
  const place = placeOf(turned, wide, high).join(' ')
  const space = components === 1 ? 'DeviceGray' : 'DeviceRGB'
  return documentOf([
    [asLetters('<</Type/Catalog/Pages 2 0 R>>')],
    [asLetters('<</Type/Pages/Count 1/Kids[3 0 R]>>')],
    [
      asLetters(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
      ),
    ],
    streamOf('', asLetters(`q ${place} cm /P Do Q`)),
    streamOf(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent 8/Filter/DCTDecode`,
      jpeg,
    ),
  ])
}

/** How a picture is laid on its page for each of the eight ways that it may be turned (Exif 2.3, 4.6.4). */
function placeOf(turned: number, wide: number, high: number): number[] {
  switch (turned) {
    case 2:
      return [-wide, 0, 0, high, wide, 0]
    case 3:
      return [-wide, 0, 0, -high, wide, high]
    case 4:
      return [wide, 0, 0, -high, 0, high]
    case 5:
      return [0, -high, -wide, 0, wide, high]
    case 6:
      return [0, -high, wide, 0, 0, high]
    case 7:
      return [0, high, wide, 0, 0, 0]
    case 8:
      return [0, high, -wide, 0, wide, 0]
    default:
      return [wide, 0, 0, high, 0, 0]
  }
}

function streamOf(keys: string, data: Uint8Array): Uint8Array[] {
  return [asLetters(`<<${keys}/Length ${data.length}>>\nstream\n`), data, asLetters('\nendstream')]
}

function documentOf(objects: readonly (readonly Uint8Array[])[]): Uint8Array {
  const parts: Uint8Array[] = [asLetters('%PDF-1.7\n')]
  const places: number[] = []
  let length = 9
  for (const [at, object] of objects.entries()) {
    places.push(length)
    for (const piece of [asLetters(`${at + 1} 0 obj\n`), ...object, asLetters('\nendobj\n')]) {
      parts.push(piece)
      length += piece.length
    }
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    asLetters(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return joinAll(parts)
}
