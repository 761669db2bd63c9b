import { Unreadable } from '@fitila/formats/unreadable'
import { openWorkspace, sealWorkspace } from '@fitila/formats/workspace/seal-workspace'
import type { WorkspaceJob, WorkspaceReport } from './jobs.ts'

addEventListener('message', ({ data }: MessageEvent<WorkspaceJob>) => {
  run(data).catch(refusalOf).then(postMessage)
})

async function run(job: WorkspaceJob): Promise<WorkspaceReport> {
  if (job.kind === 'seal')
    return { kind: 'sealed', file: await sealWorkspace(job.states, job.passphrase, job.at) }
  else return { kind: 'opened', states: await openWorkspace(job.file, job.passphrase) }
}

function refusalOf(error: unknown): WorkspaceReport {
  const message =
    error instanceof Unreadable ? error.message : 'An unexpected error occurred. Please try again.'
  return { kind: 'refused', message }
}
