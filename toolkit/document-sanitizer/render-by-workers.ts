import { Unreadable } from '@fitila/formats/unreadable'
import type { Question } from '@fitila/sanitizer/contract'
import { dividePages } from '@fitila/sanitizer/pdf-pixels/divide-pages'
import { type RenderAllPages, refuseTooManyPages } from '@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'
import type { PagePicture, PagesToRender } from '@fitila/sanitizer/pdf-pixels/page-picture'
import { Asked } from '@fitila/sanitizer/refusals'

/** What a worker that holds a PDFium is asked. */
export type PageTask =
  | { kind: 'count'; pdf: Uint8Array; password: string | null }
  | ({ kind: 'render' } & PagesToRender)

export type PageReport =
  | { kind: 'page'; page: number }
  | { kind: 'counted'; pages: number }
  | { kind: 'rendered'; pictures: PagePicture[] }
  | { kind: 'asked'; question: Question }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'fault' }

/** Each takes memory of its own, so that more than four would harm a telephone. */
const mostWorkers = 4

/** Divides the pages among as many workers as the device has processors, and puts the pictures together in the order of the pages. */
export function renderByWorkers(start: () => Worker): RenderAllPages {
  return async (pdf, password, dpi, progress, grain = 0) => {
    const workers = [start()]
    try {
      const [counter] = workers
      const pages = counter ? await countPages(counter, pdf, password) : 0
      refuseTooManyPages(pages)
      const wanted = Math.min(mostWorkers, Math.max(1, navigator.hardwareConcurrency), Math.ceil(pages / 4))
      while (workers.length < wanted) workers.push(start())
      const ranges = dividePages(pages, workers.length)
      const pictures: PagePicture[][] = []
      let [next, done] = [0, 0]
      const takeTurns = async (worker: Worker) => {
        for (let turn = next++; turn < ranges.length; turn = next++) {
          const range = ranges[turn] ?? { first: 0, end: 0 }
          const task = { kind: 'render', pdf, password, dpi, grain, range } as const
          const afterPage = () => progress(++done / pages)
          pictures[turn] = resultOf(await ask(worker, task, afterPage), 'rendered').pictures
        }
      }
      await Promise.all(workers.map(takeTurns))
      return pictures.flat()
    } finally {
      for (const worker of workers) worker.terminate()
    }
  }
}

async function countPages(worker: Worker, pdf: Uint8Array, password: string | null): Promise<number> {
  return resultOf(await ask(worker, { kind: 'count', pdf, password }, () => {}), 'counted').pages
}

function ask(worker: Worker, task: PageTask, afterPage: () => void): Promise<PageReport> {
  const { promise, resolve, reject } = Promise.withResolvers<PageReport>()
  worker.onerror = () => reject(new Error('A worker for pages stopped.'))
  worker.onmessage = ({ data }: MessageEvent<PageReport>) => {
    if (data.kind === 'page') afterPage()
    else resolve(data)
  }
  worker.postMessage(task)
  return promise
}

function resultOf<Kind extends PageReport['kind']>(report: PageReport, kind: Kind) {
  if (report.kind === 'asked') throw new Asked(report.question)
  if (report.kind === 'refused') throw new Unreadable(report.code, report.message)
  if (report.kind !== kind) throw new Error('A page could not be drawn.')
  // The kind was compared above; TypeScript does not follow it through a type parameter.
  return report as Extract<PageReport, { kind: Kind }>
}
