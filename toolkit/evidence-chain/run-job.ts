import { startWorker } from '../shared/screen/start-worker.ts'
import type { Job, JobReport, JobResults } from './engine/jobs.ts'

type Watch = { onProgress(done: number, total: number): void; signal: AbortSignal }

/** Why a job gave nothing; `cancelled` when the person ended it. */
export class JobRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Does one job in a worker of its own. Aborting ends the worker at once, and its memory with it. */
export function runJob<Kind extends Job['kind']>(
  source: string,
  job: Extract<Job, { kind: Kind }>,
  { onProgress, signal }: Watch,
): Promise<JobResults[Kind]> {
  const worker = startWorker(source)
  const done = new Promise<JobResults[Kind]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new JobRefused('cancelled', 'Cancelled.')), { once: true })
    worker.onerror = () => reject(new JobRefused('fault', 'This browser could not start the work.'))
    worker.onmessage = ({ data }: MessageEvent<JobReport>) => {
      if (data.kind === 'progress') onProgress(data.done, data.total)
      else if (data.kind === 'refused') reject(new JobRefused(data.code, data.message))
      // The worker answers a job with the result of its kind.
      else resolve(data.result as JobResults[Kind])
    }
  })
  worker.postMessage(job)
  return done.finally(() => worker.terminate())
}
