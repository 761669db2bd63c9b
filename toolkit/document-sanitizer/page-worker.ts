import pdfium from '@embedpdf/pdfium/pdfium.wasm?packed'
import { fromBase64 } from '@fitila/formats/base64'
import { Unreadable } from '@fitila/formats/unreadable'
import { openPageRenderer } from '@fitila/sanitizer/pdf-pixels/open-page-renderer'
import { Asked } from '@fitila/sanitizer/refusals'
import jpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?packed'
import { inflateSync } from 'fflate'
import type { PageReport, PageTask } from './render-by-workers.ts'

// One PDFium with its memory. The bytes of its program came with the page: a request would tell what kind of file was chosen.
const opening = openPageRenderer({ pdfium: unpacked(pdfium), jpeg: unpacked(jpeg) })

addEventListener('message', async ({ data: task }: MessageEvent<PageTask>) => {
  try {
    const renderer = await opening
    if (task.kind === 'count')
      report({ kind: 'counted', pages: renderer.countPages(task.pdf, task.password) })
    else {
      const pictures = await renderer.renderPages(task, (page) => report({ kind: 'page', page }))
      report({ kind: 'rendered', pictures })
    }
  } catch (error) {
    if (error instanceof Asked) report({ kind: 'asked', question: error.question })
    else if (error instanceof Unreadable)
      report({ kind: 'refused', code: error.code, message: error.message })
    else report({ kind: 'fault' })
  }
})

function unpacked(packed: string): Uint8Array {
  return inflateSync(fromBase64(packed))
}

function report(words: PageReport): void {
  postMessage(words)
}
