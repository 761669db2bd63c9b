import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { dividePages } from '@fitila/sanitizer/pdf-pixels/divide-pages'
import type { RenderAllPages } from '@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'
import { openPageRenderer, type PageRenderer } from '@fitila/sanitizer/pdf-pixels/open-page-renderer'
import type { PagePicture, PagesToRender } from '@fitila/sanitizer/pdf-pixels/page-picture'

/** Pages drawn as a browser with two processors does it: two threads, each with a PDFium of its own that stays open. */
export async function openTwoWorkers(): Promise<{ render: RenderAllPages; close(): Promise<void> }> {
  const counter = await openRenderer()
  const workers = [0, 1].map(() => new Worker(import.meta.filename))
  return {
    async render(pdf, password, dpi) {
      const ranges = dividePages(counter.countPages(pdf, password), workers.length)
      const pictures: PagePicture[][] = []
      let next = 0
      const takeTurns = async (worker: Worker) => {
        for (let turn = next++; turn < ranges.length; turn = next++) {
          const range = ranges[turn] ?? { first: 0, end: 0 }
          pictures[turn] = await ask(worker, { pdf, password, dpi, range })
        }
      }
      await Promise.all(workers.map(takeTurns))
      return pictures.flat()
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

function ask(worker: Worker, task: PagesToRender): Promise<PagePicture[]> {
  const { promise, resolve, reject } = Promise.withResolvers<PagePicture[]>()
  worker.removeAllListeners()
  worker.once('message', resolve).once('error', reject)
  worker.postMessage(task)
  return promise
}

async function openRenderer(): Promise<PageRenderer> {
  const { resolve } = createRequire(import.meta.url)
  const pdfium = await readFile(resolve('@embedpdf/pdfium/pdfium.wasm'))
  const jpeg = await readFile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  return openPageRenderer({ pdfium, jpeg })
}

if (!isMainThread) {
  const opening = openRenderer()
  parentPort?.on('message', async (task: PagesToRender) => {
    parentPort?.postMessage(await (await opening).renderPages(task, () => {}))
  })
}
