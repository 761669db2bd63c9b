import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { refuse } from '../refusals.ts'
import { addGrain } from './add-grain.ts'
import type { JpegEncoder } from './open-jpeg-encoder.ts'
import { packPixels, photoOf } from './pack-pixels.ts'
import type { PagePicture } from './page-picture.ts'
import { pdfiumMemory } from './pdfium-memory.ts'
import type { OpenedDocument } from './with-document.ts'

/** Flags of PDFium's fpdfview.h. LCD text (2) is left out: its coloured fringes would make every page a colour page. */
const drawAnnotations = 1
const redFirst = 16
const fourChannels = 4
const white = 0xffffffff

const mostPixelsAlongASide = 10_000
const mostPixels = 40_000_000

/** Draws one page with its annotations and the values of its form. */
export function renderPage(
  pdfium: WrappedPdfiumModule,
  { document, form }: OpenedDocument,
  number: number,
  { dpi, grain = 0 }: { dpi: number; grain?: number },
  encodeJpeg: JpegEncoder,
): PagePicture {
  const page = pdfium.FPDF_LoadPage(document, number)
  if (page === 0) return refuse('broken')
  try {
    const size = pixelSize(pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page), dpi)
    const { pixelsWide, pixelsHigh } = size
    const bitmap = pdfium.FPDFBitmap_CreateEx(pixelsWide, pixelsHigh, fourChannels, 0, 0)
    if (bitmap === 0) return refuse('too-large')
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, pixelsWide, pixelsHigh, white)
      const place = [0, 0, pixelsWide, pixelsHigh, 0, drawAnnotations | redFirst] as const
      pdfium.FPDF_RenderPageBitmap(bitmap, page, ...place)
      pdfium.FPDF_FFLDraw(form, bitmap, page, ...place)
      const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
      // No copy: the memory of PDFium moves only when it grows, and nothing below asks PDFium before the bitmap is let go.
      const pixels = pdfiumMemory(pdfium).subarray(start, start + pixelsWide * pixelsHigh * 4)
      if (grain === 0) return { ...size, paint: packPixels(pixels, pixelsWide, pixelsHigh, encodeJpeg) }
      addGrain(pixels, grain)
      return { ...size, paint: photoOf(pixels, pixelsWide, pixelsHigh, encodeJpeg) }
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap)
    }
  } finally {
    pdfium.FPDF_ClosePage(page)
  }
}

function pixelSize(width: number, height: number, dpi: number): Omit<PagePicture, 'paint'> {
  const wanted = dpi / 72
  const longest = Math.max(width, height, 1)
  const byArea = Math.sqrt(mostPixels / Math.max(width * height, 1))
  const scale = Math.min(wanted, mostPixelsAlongASide / longest, byArea)
  return {
    pointsWide: round(width),
    pointsHigh: round(height),
    pixelsWide: Math.max(1, Math.round(width * scale)),
    pixelsHigh: Math.max(1, Math.round(height * scale)),
  }
}

function round(points: number): number {
  return Math.max(1, Math.round(points * 100) / 100)
}
