import { checkText } from '@fitila/anonymity/check-text'
import type { Job, JobReport } from '@fitila/anonymity/jobs'
import { readDocument } from '@fitila/anonymity/read-document'
import { Unreadable } from '@fitila/formats/unreadable'

// One job after the other; the page ends the worker when the person cancels.
addEventListener('message', ({ data }: MessageEvent<Job>) => {
  postMessage(report(data))
})

function report(job: Job): JobReport {
  try {
    if (job.kind === 'read')
      return { kind: 'read', number: job.number, text: readDocument(job.name, job.bytes) }
    else return { kind: 'checked', number: job.number, result: checkText(job.text) }
  } catch (error) {
    const message = error instanceof Unreadable ? error.message : undefined
    return { kind: 'failed', number: job.number, message }
  }
}
