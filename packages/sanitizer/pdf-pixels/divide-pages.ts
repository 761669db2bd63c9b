import type { PageRange } from './page-picture.ts'

/** Short runs of pages, so that a worker with the heavy ones does not keep the others waiting. To be handed out in this order. */
export function dividePages(pages: number, workers: number): PageRange[] {
  const atOnce = Math.max(1, Math.min(8, Math.ceil(pages / (workers * 3))))
  const ranges: PageRange[] = []
  for (let first = 0; first < pages; first += atOnce)
    ranges.push({ first, end: Math.min(pages, first + atOnce) })
  return ranges
}
