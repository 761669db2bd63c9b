import { Unreadable } from '@fitila/formats/unreadable'
import type { Job, JobReport } from './jobs.ts'
import { Asked } from './refusals.ts'
import type { Sanitize } from './sanitizer-of.ts'

/** In a worker: one file after the other; the page ends the worker when the person cancels. */
export function serveJobs(sanitize: Sanitize): void {
  addEventListener('message', ({ data: { name, bytes, options } }: MessageEvent<Job>) => {
    sanitize(bytes, name, options, teller()).then(
      (result) => report({ kind: 'done', result }),
      (error: unknown) => report(reportOf(error)),
    )
  })
}

function reportOf(error: unknown): JobReport {
  if (error instanceof Asked) return { kind: 'asked', question: error.question }
  else if (error instanceof Unreadable) return { kind: 'refused', message: error.message }
  else return { kind: 'fault' }
}

/** Tells how far the file is, at most ten times a second. */
function teller(): (share: number) => void {
  let toldAt = 0
  return (share) => {
    const now = performance.now()
    if (now - toldAt < 100) return
    toldAt = now
    report({ kind: 'progress', share })
  }
}

function report(words: JobReport): void {
  postMessage(words)
}
