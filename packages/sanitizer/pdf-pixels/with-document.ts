import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { Asked, refuse } from '../refusals.ts'
import { pdfiumMemory } from './pdfium-memory.ts'

export type OpenedDocument = { document: number; form: number }

/** Error numbers of `FPDF_GetLastError`, from PDFium's fpdfview.h. */
const wrongPassword = 4
const unknownSecurity = 5

/** Opens the document in PDFium's memory with the form around it, and closes both whatever happens. */
export function withDocument<Result>(
  pdfium: WrappedPdfiumModule,
  pdf: Uint8Array,
  password: string | null,
  use: (opened: OpenedDocument) => Result,
): Result {
  const memory = pdfium.pdfium.wasmExports.malloc(pdf.length)
  pdfiumMemory(pdfium).set(pdf, memory)
  const document = pdfium.FPDF_LoadMemDocument(memory, pdf.length, password ?? '')
  if (document === 0) {
    const reason = pdfium.FPDF_GetLastError()
    pdfium.pdfium.wasmExports.free(memory)
    return cannotOpen(reason, password)
  }
  const info = pdfium.PDFiumExt_OpenFormFillInfo()
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info)
  try {
    // No highlight over form fields: the page should look as it does on paper.
    pdfium.FPDF_SetFormFieldHighlightAlpha(form, 0)
    return use({ document, form })
  } finally {
    pdfium.PDFiumExt_ExitFormFillEnvironment(form)
    pdfium.PDFiumExt_CloseFormFillInfo(info)
    pdfium.FPDF_CloseDocument(document)
    pdfium.pdfium.wasmExports.free(memory)
  }
}

function cannotOpen(reason: number, password: string | null): never {
  if (reason === wrongPassword) throw new Asked({ ask: 'password', isRetry: password !== null })
  return refuse(reason === unknownSecurity ? 'encrypted' : 'broken')
}
