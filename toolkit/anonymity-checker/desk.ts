import type { CheckResult } from '@fitila/anonymity/check-text'
import type { Job, JobReport } from '@fitila/anonymity/jobs'
import { startWorker } from '../shared/screen/start-worker.ts'
import source from './worker.ts?source'

/** The person stopped it. */
export class Cancelled extends Error {}

/** A file that cannot be read; the message is for the person. */
export class Refused extends Error {}

export type Desk = {
  check(text: string): Promise<CheckResult>
  read(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string>
  /** Stops whatever runs, at once. */
  cancel(): void
}

type WithoutNumber<One> = One extends Job ? Omit<One, 'number'> : never

/** Gives work to a worker that stays for the next piece, so that its lists are read only once. */
export function openDesk(): Desk {
  let worker: Worker | undefined
  let stop: ((reason: Error) => void) | undefined
  let count = 0

  function ask(job: WithoutNumber<Job>): Promise<JobReport> {
    cancel()
    worker ??= startWorker(source)
    const asked = worker
    count += 1
    const number = count
    const { promise, resolve, reject } = Promise.withResolvers<JobReport>()
    stop = reject
    const hear = ({ data }: MessageEvent<JobReport>) => {
      if (data.number === number) resolve(data)
    }
    const fail = () => reject(new Error('The worker stopped.'))
    asked.addEventListener('message', hear)
    asked.addEventListener('error', fail)
    asked.postMessage({ ...job, number })
    return promise.finally(() => {
      asked.removeEventListener('message', hear)
      asked.removeEventListener('error', fail)
      if (stop === reject) stop = undefined
    })
  }

  function cancel(): void {
    if (!stop) return
    worker?.terminate()
    worker = undefined
    stop(new Cancelled())
    stop = undefined
  }

  return {
    async check(text) {
      const report = await ask({ kind: 'check', text })
      if (report.kind !== 'checked') throw new Error('The text could not be checked.')
      return report.result
    },
    async read(name, bytes) {
      const report = await ask({ kind: 'read', name, bytes })
      if (report.kind === 'failed' && report.message !== undefined) throw new Refused(report.message)
      if (report.kind !== 'read') throw new Error('The file could not be read.')
      return report.text
    },
    cancel,
  }
}
