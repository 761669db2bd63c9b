import { type AttachmentKind, mostPixels } from '#domain/writing/attachments.ts'
import { together, type WholeFile } from '../whole-file.ts'
import { jpegSize } from './jpeg-size.ts'
import { largestOf, type PictureSize } from './largest-of.ts'
import { tiffSize } from './tiff-size.ts'

/**
 * Whether a small file says that it is a huge picture. A decoder makes room for all pixels before it has seen one, on our machine and on that
 * of the person who opens the file. One whose size we cannot read passes.
 */
export async function hasTooManyPixels(kind: AttachmentKind, file: WholeFile): Promise<boolean> {
  const size = await pictureSize(kind, file)
  return size ? size.width * size.height > mostPixels : false
}

/** What a picture says of itself. Null where we cannot read it. */
export async function pictureSize(kind: AttachmentKind, file: WholeFile): Promise<PictureSize | null> {
  return (await readSize[kind]?.(file)) ?? null
}

type ReadSize = (file: WholeFile) => PictureSize | null | Promise<PictureSize | null>

const readSize: Partial<Record<AttachmentKind, ReadSize>> = {
  jpeg: (file) => jpegSize(file.parts()),
  png: ({ head }) =>
    head.length < 24 ? null : { width: head.readUInt32BE(16), height: head.readUInt32BE(20) },
  gif: ({ head }) =>
    head.length < 10 ? null : { width: head.readUInt16LE(6), height: head.readUInt16LE(8) },
  webp: ({ head }) => webpSize(head),
  heic: ({ head }) => heicSize(head),
  // Its list of pages can be anywhere in the file.
  tiff: async (file) => tiffSize(await together(file.parts())),
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(head: Buffer): PictureSize | null {
  if (head.length < 30) return null
  const kind = head.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: 1 + head.readUIntLE(24, 3), height: 1 + head.readUIntLE(27, 3) }
  else if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  } else if (kind === 'VP8 ')
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  else return null
}

/** The largest of the boxes `ispe` (ISO/IEC 23008-12): a large picture is made of tiles, which have one each. */
function heicSize(head: Buffer): PictureSize | null {
  const sizes: PictureSize[] = []
  for (let place = head.indexOf('ispe'); place !== -1; place = head.indexOf('ispe', place + 4))
    if (place + 16 <= head.length)
      sizes.push({ width: head.readUInt32BE(place + 8), height: head.readUInt32BE(place + 12) })
  return largestOf(sizes)
}
