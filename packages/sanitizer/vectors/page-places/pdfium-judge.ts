import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { pdfiumMemory } from '../../pdf-pixels/pdfium-memory.ts'

/** What PDFium, which shares no line with the sanitizer, draws and reads of the pages of a document. */
export type SeenPages = { pixels: Uint8Array[]; text: string }

export type Judge = (bytes: Uint8Array) => SeenPages

/** @param wasm the program of PDFium */
export async function openJudge(wasm: Uint8Array): Promise<Judge> {
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer })
  pdfium.PDFiumExt_Init()
  return (bytes) => seenBy(pdfium, bytes)
}

const annotations = 1
const white = 0xffffffff
const mostPages = 4

/** Two points of the page are three pixels. */
function seenBy(pdfium: WrappedPdfiumModule, bytes: Uint8Array): SeenPages {
  const memory = () => pdfiumMemory(pdfium)
  const start = pdfium.pdfium.wasmExports.malloc(bytes.length)
  memory().set(bytes, start)
  const document = pdfium.FPDF_LoadMemDocument(start, bytes.length, '')
  const seen: SeenPages = { pixels: [], text: '' }
  for (let number = 0; number < Math.min(mostPages, pdfium.FPDF_GetPageCount(document)); number++) {
    const page = pdfium.FPDF_LoadPage(document, number)
    const wide = Math.ceil(pdfium.FPDF_GetPageWidthF(page) * 1.5)
    const high = Math.ceil(pdfium.FPDF_GetPageHeightF(page) * 1.5)
    const bitmap = pdfium.FPDFBitmap_CreateEx(wide, high, 4, 0, 0)
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, wide, high, white)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, wide, high, 0, annotations)
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
    seen.pixels.push(memory().slice(from, from + wide * high * 4))
    pdfium.FPDFBitmap_Destroy(bitmap)
    const text = pdfium.FPDFText_LoadPage(page)
    for (let at = 0; at < pdfium.FPDFText_CountChars(text); at++)
      seen.text += String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, at))
    pdfium.FPDFText_ClosePage(text)
    pdfium.FPDF_ClosePage(page)
  }
  pdfium.FPDF_CloseDocument(document)
  pdfium.pdfium.wasmExports.free(start)
  return seen
}
