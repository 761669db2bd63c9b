import type { Job, JobReport } from '@fitila/sanitizer/jobs'
import { patienceInPage } from '@fitila/sanitizer/limits'
import { tookTooLong } from '@fitila/sanitizer/refusals'
import { type Watch, watchWork } from '@fitila/sanitizer/watch-work'
import { startWorker } from '../shared/screen/start-worker.ts'

export type Answer = Exclude<JobReport, { kind: 'progress' }> | { kind: 'cancelled' }

export type Desk = {
  /** One file at a time. */
  clean(job: Job, onProgress: (share: number) => void): Promise<Answer>
  /** Stops what runs, at once, and frees its memory. */
  cancel(): void
}

/** A worker that stays for the next file, and a new one after one was cancelled or fell. */
export function openDesk(source: string): Desk {
  let worker: Worker | undefined
  let stop: ((answer: Answer) => void) | undefined
  let watch: Watch | undefined

  function end(answer: Answer): void {
    watch?.stop()
    worker?.terminate()
    worker = undefined
    stop?.(answer)
    stop = undefined
  }

  return {
    clean(job, onProgress) {
      worker ??= startWorker(source)
      const { promise, resolve } = Promise.withResolvers<Answer>()
      stop = resolve
      watch = watchWork({
        patience: patienceInPage(job.bytes.length),
        giveUp: () => end({ kind: 'refused', message: tookTooLong }),
        isByPages: job.options.pdf === 'maximum',
      })
      worker.onerror = () => end({ kind: 'fault' })
      worker.onmessage = ({ data }: MessageEvent<JobReport>) => {
        if (data.kind === 'progress') {
          onProgress(data.share)
          watch?.hear(data.share)
        } else {
          watch?.stop()
          stop = undefined
          resolve(data)
        }
      }
      worker.postMessage(job)
      return promise
    },
    cancel: () => end({ kind: 'cancelled' }),
  }
}
