import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { openPageRenderer } from '@fitila/sanitizer/pdf-pixels/open-page-renderer'
import type { PagePicture } from '@fitila/sanitizer/pdf-pixels/page-picture'
import { decodeJpeg, type Picture } from './jpeg-pixels.ts'

/** A page rendered as pictures are kept, with its number and the number of all pages. Null where there is no page. */
export async function renderedPage(
  pdf: Uint8Array,
  page: number,
): Promise<{ rendered: PagePicture; page: number; pages: number } | null> {
  const { resolve } = createRequire(import.meta.url)
  const [pdfium, jpeg] = await Promise.all([
    readFile(resolve('@embedpdf/pdfium/pdfium.wasm')),
    readFile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')),
  ])
  const renderer = await openPageRenderer({ pdfium, jpeg })
  const pages = renderer.countPages(pdf, null)
  const shown = Math.min(Math.max(1, page), pages)
  const range = { first: shown - 1, end: shown }
  const [rendered] = await renderer.renderPages({ pdf, password: null, dpi: 150, range }, () => undefined)
  return rendered ? { rendered, page: shown, pages } : null
}

/** The same as pixels. */
export async function pageAsPixels(
  pdf: Uint8Array,
  page: number,
): Promise<{ picture: Picture; page: number; pages: number } | null> {
  const made = await renderedPage(pdf, page)
  return made && { picture: await asPixels(made.rendered), page: made.page, pages: made.pages }
}

async function asPixels({ pixelsWide: width, pixelsHigh: height, paint }: PagePicture): Promise<Picture> {
  if (paint.as === 'jpeg') return decodeJpeg(paint.jpeg)
  const data = new Uint8Array(width * height * 4).fill(0xff)
  const packed = inflateSync(paint.deflated)
  const bytesAcross = (width + 1) >> 1
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4
      if (paint.as === 'indexed') {
        const place = (packed[row * width + column] ?? 0) * 3
        data.set(paint.palette.subarray(place, place + 3), at)
      } else {
        const pair = packed[row * bytesAcross + (column >> 1)] ?? 0
        data.fill((column & 1 ? pair & 0xf : pair >> 4) * 17, at, at + 3)
      }
    }
  return { data, width, height }
}
