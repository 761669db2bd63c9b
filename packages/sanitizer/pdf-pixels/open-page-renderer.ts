import { init as initPdfium } from '@embedpdf/pdfium'
import { openJpegEncoder } from './open-jpeg-encoder.ts'
import type { PagePicture, PagesToRender, PixelsWasm } from './page-picture.ts'
import { renderPage } from './render-page.ts'
import { withDocument } from './with-document.ts'

/** One PDFium with its memory. A worker opens one and keeps it; two pages are never rendered at once in the same one. */
export type PageRenderer = {
  /** Throws `Asked` for a password, and `Unreadable` for what PDFium cannot open. */
  countPages(pdf: Uint8Array, password: string | null): number
  /** `afterPage` is told the number of each page when it is done. Throwing from it stops the work. */
  renderPages(what: PagesToRender, afterPage: (page: number) => void): Promise<PagePicture[]>
}

/**
 * Compiles PDFium and the JPEG encoder from the bytes given. The same in a worker and in Node.
 *
 * For several workers: each opens a renderer; one counts the pages, `dividePages` says who renders what, and the pictures,
 * put back in the order of the pages, go through `joinPages`. `makePixelsCleaner` does all of that around a function `RenderAllPages`.
 */
export async function openPageRenderer(wasm: PixelsWasm): Promise<PageRenderer> {
  const pdfium = await initPdfium({ wasmBinary: wasm.pdfium })
  pdfium.PDFiumExt_Init()
  const encodeJpeg = await openJpegEncoder(wasm.jpeg)
  return {
    countPages: (pdf, password) =>
      withDocument(pdfium, pdf, password, ({ document }) => pdfium.FPDF_GetPageCount(document)),
    async renderPages({ pdf, password, range, ...how }, afterPage) {
      return withDocument(pdfium, pdf, password, (opened) => {
        const pictures: PagePicture[] = []
        for (let page = range.first; page < range.end; page++) {
          pictures.push(renderPage(pdfium, opened, page, how, encodeJpeg))
          afterPage(page)
        }
        return pictures
      })
    },
  }
}
