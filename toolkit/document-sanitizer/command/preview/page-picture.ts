import { deflateSync, inflateSync } from 'node:zlib'
import type { Preview } from '@fitila/sanitizer/contract'
import type { PagePicture } from '@fitila/sanitizer/pdf-pixels/page-picture'
import { renderedPage } from './page-pixels.ts'
import { chunk, pngSign } from './png-chunks.ts'

/** One page of a PDF as a picture. @param page from 1; beyond the last page, the last is shown */
export async function pagePicture(pdf: Uint8Array, page: number): Promise<Preview> {
  const made = await renderedPage(pdf, page)
  if (!made) return { shows: 'nothing', bytes: new Uint8Array() }
  return { shows: 'picture', page: made.page, pages: made.pages, ...asImage(made.rendered) }
}

function asImage({ pixelsWide, pixelsHigh, paint }: PagePicture): { type: string; bytes: Uint8Array } {
  if (paint.as === 'jpeg') return { type: 'image/jpeg', bytes: paint.jpeg }
  const isGray = paint.as === 'gray-4-bit'
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixelsWide, 0)
  header.writeUInt32BE(pixelsHigh, 4)
  // Bits of a pixel, and whether it is gray (0) or a place in the palette (3).
  header.set(isGray ? [4, 0] : [8, 3], 8)
  const rows = inflateSync(paint.deflated)
  const rowLength = isGray ? (pixelsWide + 1) >> 1 : pixelsWide
  const filtered = Buffer.alloc((rowLength + 1) * pixelsHigh)
  for (let row = 0; row < pixelsHigh; row += 1)
    rows.copy(filtered, row * (rowLength + 1) + 1, row * rowLength, (row + 1) * rowLength)
  const bytes = Buffer.concat([
    pngSign,
    chunk('IHDR', header),
    ...(paint.as === 'indexed' ? [chunk('PLTE', paint.palette)] : []),
    chunk('IDAT', deflateSync(filtered)),
    chunk('IEND', new Uint8Array()),
  ])
  return { type: 'image/png', bytes }
}
