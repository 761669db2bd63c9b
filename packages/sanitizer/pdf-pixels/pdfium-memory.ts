import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** PDFium's memory as it is now. Ask again after every call: the memory moves when it grows. */
export function pdfiumMemory(pdfium: WrappedPdfiumModule): Uint8Array {
  // The package's types leave out what Emscripten adds to its module.
  return (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8
}
